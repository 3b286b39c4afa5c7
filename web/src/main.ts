import { mount } from 'svelte'
import App from './App.svelte'
import './base.css'
import { enter } from './house.svelte'
import { showLanguage } from './i18n/words.svelte'
import { watchPlace } from './place.svelte'
import { watchSettings } from './settings.svelte'
import { wakeSoundOnTouch } from './sound/engine'
import './tokens.css'
import { watchPointer } from './ui/pointer'

const target = document.getElementById('app')
if (target === null) throw new Error('index.html has no element with the id "app"')

showLanguage()
watchSettings()
watchPlace()
watchPointer()
wakeSoundOnTouch()
void enter()

export default mount(App, { target })
