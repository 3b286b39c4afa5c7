// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
// Here already, so that no test waits for their compiler.
import '../games/emergency_exit'
import '../games/temple'
import { knows, wordsOf } from '../i18n/words.svelte'
import { clientOf, loadClient } from './client.svelte'

/** Answers every question for a catalogue with these, one after the other. */
function answering(...answers: (() => Promise<Response>)[]): void {
  vi.stubGlobal('fetch', () => answers.shift()?.())
}

const printed = () => Promise.resolve(Response.json({ tiles: {}, modules: [] }))

afterEach(() => vi.unstubAllGlobals())

test('only the name and the tagline of a game are known before it is loaded', () => {
  expect(wordsOf('temple')('game.name')).toBe('Escape: The Curse of the Temple')
  expect(knows('temple', 'game.tagline')).toBe(true)
  expect(knows('temple', 'guide.1.text')).toBe(false)
})

test('a game is there when its code, its words and its catalogue are', async () => {
  let arrive: (answer: Response) => void = () => undefined
  answering(() => new Promise((resolve) => (arrive = resolve)))
  const loading = loadClient('temple')
  await vi.dynamicImportSettled()

  expect(clientOf('temple')).toBeNull()
  arrive(await printed())
  await loading

  expect(clientOf('temple')?.catalogue).toEqual({ tiles: {}, modules: [] })
  expect(knows('temple', 'guide.1.text')).toBe(true)
})

test('after a failure it can be asked for again', async () => {
  answering(() => Promise.reject(new Error('no line')), printed)

  await expect(loadClient('emergency_exit')).rejects.toMatchObject({ code: 'offline' })
  expect(clientOf('emergency_exit')).toBeNull()

  await loadClient('emergency_exit')
  expect(clientOf('emergency_exit')).not.toBeNull()
})

test('a game that this client does not have is refused', async () => {
  await expect(loadClient('chess')).rejects.toMatchObject({ code: 'unknown_game' })
})
