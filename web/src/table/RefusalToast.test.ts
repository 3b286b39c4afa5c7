// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Refused } from '../types'
import RefusalToast from './RefusalToast.svelte'
import { refusedBesideAGame } from './refusal-testing.svelte'

const NO: Refused = { type: 'refused', id: null, code: 'request_open', rule: '', facts: {} }
const isShown = (): boolean => document.querySelector('.toast') !== null
let toast: ReturnType<typeof mount>

beforeEach(() => vi.useFakeTimers())
afterEach(async () => {
  await unmount(toast)
  vi.useRealTimers()
})

test('what was refused once is said once, however much happens in the game', () => {
  const table = refusedBesideAGame()
  toast = mount(RefusalToast, { target: document.body, props: table.props })
  table.refuse(NO)
  flushSync()
  expect(isShown()).toBe(true)

  for (let second = 0; second < 10; second++) {
    vi.advanceTimersByTime(1000)
    table.hear()
    flushSync()
  }
  expect(isShown()).toBe(false)

  table.refuse({ ...NO })
  flushSync()
  expect(isShown()).toBe(true)
  table.refuse(null)
  flushSync()
  expect(isShown()).toBe(false)
})
