// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import Countdown from './Countdown.svelte'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

it('counts down, stands still in a pause, and starts again with a new letter', () => {
  const props = $state({ seconds: 75, of: 90, label: 'Time left', numbers: true, stopped: false })
  const app = mount(Countdown, { target: document.body, props })
  const shown = (): string | null => document.querySelector('.numbers')?.textContent ?? null
  const pass = (ms: number): void => {
    vi.advanceTimersByTime(ms)
    flushSync()
  }

  flushSync()
  expect(shown()).toBe('1:15')
  pass(20_000)
  expect(shown()).toBe('55')
  props.stopped = true
  flushSync()
  pass(30_000)
  expect(shown()).toBe('55')
  props.stopped = false
  flushSync()
  pass(52_000)
  expect(shown()).toBe('3')
  expect(document.querySelector('.late')).not.toBeNull()
  props.seconds = 30
  flushSync()
  expect(shown()).toBe('30')
  pass(99_000)
  expect(shown()).toBe('0')
  void unmount(app)
})

it('tells hours as hours', () => {
  const app = mount(Countdown, {
    target: document.body,
    props: { seconds: 86_340, of: 86_400, label: 'Time left', numbers: true },
  })
  flushSync()
  expect(document.querySelector('.numbers')?.textContent).toBe('24 h')
  void unmount(app)
})

it('counts from when so much was left, also when as much is left once more', () => {
  const props = $state({ seconds: 30, since: performance.now(), of: 30, label: 'Time left', numbers: true })
  vi.advanceTimersByTime(4_000)
  const app = mount(Countdown, { target: document.body, props })
  const shown = (): string | null => document.querySelector('.numbers')?.textContent ?? null

  flushSync()
  expect(shown()).toBe('26')
  vi.advanceTimersByTime(16_000)
  flushSync()
  expect(shown()).toBe('10')
  props.since = performance.now()
  flushSync()
  expect(shown()).toBe('30')
  void unmount(app)
})
