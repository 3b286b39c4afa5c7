// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeOnBack } from './back'

const later = (): Promise<unknown> => vi.runAllTimersAsync()
const goBack = history.back.bind(history)
const stack: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  // As in browsers: the step back is taken a little later.
  vi.spyOn(history, 'back').mockImplementation(() => void setTimeout(goBack))
})

afterEach(async () => {
  while (stack.length > 0) stack.pop()?.()
  await later()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function opened(close = vi.fn()) {
  stack.push(closeOnBack(close))
  return close
}

test('Back closes what lies on top, and the page stays', async () => {
  const place = location.href
  const close = opened()
  await later()
  expect(history.state).toEqual({ window: true })

  history.back()
  await later()

  expect(close).toHaveBeenCalledOnce()
  expect(location.href).toBe(place)
})

test('a window that opens as another closes is not closed with it', async () => {
  const first = vi.fn()
  const closed = closeOnBack(first)
  await later()
  closed()
  const second = opened()
  await later()

  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 0])
  expect(history.state).toEqual({ window: true })
})

test('a window that opens while the step of the last one is taken back stays open', async () => {
  const closed = closeOnBack(vi.fn())
  await later()
  closed()
  await vi.advanceTimersToNextTimerAsync()
  const next = opened()
  await later()

  expect(next).not.toHaveBeenCalled()
  expect(history.state).toEqual({ window: true })
})

test('a window that is closed by itself leaves no step behind', async () => {
  const closed = closeOnBack(vi.fn())
  await later()
  closed()
  await later()

  expect(history.state).not.toEqual({ window: true })
})
