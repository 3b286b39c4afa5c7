import { mount } from 'svelte'
import App from './App.svelte'
import './base.css'
import { enter } from './house.svelte'
import { showLanguage } from './i18n/words.svelte'
import { watchPlace } from './place.svelte'
import { watchCalling } from './push/calling.svelte'
import { watchRenewal } from './renewal/renewal.svelte'
import { watchSettings } from './settings.svelte'
import { wakeSoundOnTouch } from './sound/engine'
import './tokens.css'
import { watchPointer } from './ui/pointer'
import { watchInstall } from './worker/install.svelte'
import { registerAfterLoad } from './worker/register'

const target = document.getElementById('app')
if (target === null) throw new Error('index.html has no element with the id "app"')

showLanguage()
watchSettings()
watchPlace()
watchPointer()
wakeSoundOnTouch()
watchCalling()
watchRenewal()
watchInstall()
registerAfterLoad()
void enter()

export default mount(App, { target })
