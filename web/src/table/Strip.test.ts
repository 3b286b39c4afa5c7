// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import type { Around } from '../types'
import Strip from './Strip.svelte'

let strip: ReturnType<typeof mount> | undefined
const names = ['Ann', 'Bo']
const seats = names.map((name, colour) => ({ kind: 'guest', name, colour, here: true }))
const nothing = { clocks: {}, since: 0, still: false, unread: 0, result: null, talk: null, menu: () => undefined }

function read(given: { acting: number[]; rests?: boolean; together?: boolean; waiting?: string }): string {
  strip = mount(Strip, {
    target: document.body,
    props: {
      ...nothing,
      around: { game: 'temple', status: 'playing', seats } as unknown as Around,
      status: 'open',
      you: 0,
      name: (seat) => names[seat] ?? '',
      showing: false,
      small: false,
      company: false,
      acting: given.acting,
      rests: given.rests ?? false,
      together: given.together ?? false,
      waiting: given.waiting ?? null,
    },
  })
  flushSync()
  return document.querySelector('h1 .words')?.textContent ?? ''
}
const isLit = (): boolean => document.querySelector('header.mine') !== null
const hasMark = (): boolean => document.querySelector('h1 svg') !== null

afterEach(async () => {
  if (strip) await unmount(strip)
})

test('whoever is waited for is told so', () => {
  expect(read({ acting: [0] })).toBe('Your turn')
  expect(isLit()).toBe(true)
})

test("while a bot plays in the own seat it is nobody's own turn", () => {
  expect(read({ acting: [0], rests: true })).toBe('A bot plays for you')
  expect(isLit()).toBe(false)
})

test('whoever rests sees whom else the game waits for', () => {
  expect(read({ acting: [1], rests: true })).toBe("Bo's turn")
})

test('where all play at once, nothing calls whoever rests', () => {
  expect(read({ acting: [0, 1], rests: true, together: true, waiting: 'phase.running' })).not.toBe(
    'A bot plays for you',
  )
  expect([isLit(), hasMark()]).toEqual([false, false])
})
