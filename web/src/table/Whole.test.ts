// @vitest-environment happy-dom
import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AGAIN_MS } from '../house.svelte'
import type { GameClient } from './play-props'
import { aGameOfParts, type GameOfParts } from './whole-testing.svelte'
import Whole from './Whole.svelte'

let game: GameOfParts
let screen: ReturnType<typeof mount>
const children = createRawSnippet(() => ({ render: () => '<p data-game>the game</p>' }))

function open(...parts: string[]): void {
  game = aGameOfParts(parts)
  screen = mount(Whole, { target: document.body, props: game.props(children) })
  flushSync()
}
async function settled(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0)
  flushSync()
}
const isShown = (): boolean => document.querySelector('[data-game]') !== null
const role = (name: string): string | undefined => document.querySelector(`[role=${name}]`)?.textContent ?? undefined

beforeEach(() => vi.useFakeTimers())
afterEach(async () => {
  await unmount(screen)
  vi.useRealTimers()
})

test('a game that lacks nothing is shown at once', () => {
  open()
  expect(isShown()).toBe(true)
  expect(game.asked).toEqual([])
})

test('a game without parts is shown at once', () => {
  screen = mount(Whole, { target: document.body, props: { client: {} as GameClient, view: {}, children } })
  expect(isShown()).toBe(true)
})

test('what is lacking is fetched before the game is shown', async () => {
  open('traps', 'pit')
  expect([isShown(), role('status')]).toEqual([false, 'One moment …'])
  expect(game.asked).toEqual([['traps', 'pit']])

  game.answer()
  await settled()
  expect(isShown()).toBe(true)
})

test('a next match may need other parts, also while the first are on their way', async () => {
  open('traps')
  game.needs(['pit'])
  flushSync()
  expect(game.asked).toEqual([['traps'], ['pit']])

  game.answer()
  await settled()
  expect(isShown()).toBe(false)
  game.answer()
  await settled()
  expect(isShown()).toBe(true)
})

test('what could not be fetched is asked for again, by a button and by itself', async () => {
  open('traps')
  game.fail()
  await settled()
  expect(role('alert')).toBeDefined()

  document.querySelector('button')?.click()
  flushSync()
  expect(role('status')).toBe('One moment …')
  game.fail()
  await settled()
  await vi.advanceTimersByTimeAsync(AGAIN_MS)
  flushSync()
  expect(game.asked).toHaveLength(3)

  game.answer()
  await settled()
  expect(isShown()).toBe(true)
})
