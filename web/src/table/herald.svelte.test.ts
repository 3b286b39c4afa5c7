// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { loadGameWords, speak } from '../i18n/words.svelte'
import { announced } from '../ui/announce.svelte'
import { client } from '../games/temple'
import { bring } from '../games/temple/modules/brought.svelte'
import { aView } from '../games/temple/a-view'
import { Herald } from './herald.svelte'
import { isWhole, lineOf } from './story'

const name = (seat: number): string => ['Ada', 'Basil'][seat] ?? '?'
const view = aView({ modules: ['cursed_gems'] })
const DEALT = { type: 'cursed_gems_dealt', n: 2 }

let end = (): void => undefined
beforeAll(() => loadGameWords('temple'))
afterEach(() => end())

test('nothing is told before its words are here, and then all of it', async () => {
  let herald: Herald | undefined
  end = $effect.root(() => {
    herald = new Herald(() => ({ game: 'temple', client, view, name }))
  })
  herald?.hear([DEALT])
  flushSync()
  expect(isWhole(client, view)).toBe(false)
  expect(announced.line).toBe('')
  expect(lineOf(DEALT, 'temple', client, name)).toBeNull()

  await bring(['cursed_gems'])
  flushSync()
  expect(announced.line).toBe(lineOf(DEALT, 'temple', client, name))
  expect(announced.line).not.toMatch(/^$|event\./)
})

test('in Chinese no gap parts the sentences', async () => {
  await bring(['cursed_gems'])
  await speak('zh-Hant', false)
  let herald: Herald | undefined
  end = $effect.root(() => {
    herald = new Herald(() => ({ game: 'temple', client, view, name }))
  })
  herald?.hear([DEALT, DEALT])
  flushSync()
  await speak('en', false)
  expect(announced.line).toMatch(/^([^ ]+。)\1$/)
})
