// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { heardOf, loadAgain, notWhile, QUIET_FOR, renewal, watchRenewal } from './renewal.svelte'

const reload = vi.fn()

beforeAll(() => {
  vi.useFakeTimers()
  document.head.innerHTML = '<meta name="build" content="a">'
  vi.spyOn(location, 'reload').mockImplementation(reload)
  watchRenewal()
})
beforeEach(() => {
  reload.mockClear()
  sessionStorage.clear()
  vi.stubGlobal('fetch', async () => Response.json({ version: '1', build: 'b', games: [] }))
})
afterEach(() => {
  heardOf('a')
  vi.unstubAllGlobals()
})

/** Until the page would be loaded again, and half a second more. */
const aWhile = (): Promise<unknown> => vi.advanceTimersByTimeAsync(QUIET_FOR + 1000)

test('a page as old as its house stays', async () => {
  heardOf('a')
  await aWhile()

  expect([renewal.due, reload.mock.calls.length]).toEqual([false, 0])
})

test('a page older than its house says so, and is loaded again when nobody touched it for a while', async () => {
  heardOf('b')
  await vi.advanceTimersByTimeAsync(QUIET_FOR - 500)
  expect([renewal.due, renewal.byItself, reload.mock.calls.length]).toEqual([true, true, 0])
  dispatchEvent(new Event('pointerdown'))
  await vi.advanceTimersByTimeAsync(QUIET_FOR - 500)
  expect(reload).not.toHaveBeenCalled()

  await vi.advanceTimersByTimeAsync(1500)
  expect(reload).toHaveBeenCalledOnce()
})

test('it is loaded again once for each build, and then only by hand', async () => {
  heardOf('b')
  await aWhile()
  heardOf('c')
  await aWhile()
  expect(reload).toHaveBeenCalledTimes(2)

  heardOf('b')
  await aWhile()
  expect([reload.mock.calls.length, renewal.due, renewal.byItself]).toEqual([2, true, false])
  loadAgain()
  expect(reload).toHaveBeenCalledTimes(3)
})

test('a browser that remembers nothing is never loaded again by itself', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('forbidden')
    },
  })
  heardOf('b')
  await aWhile()

  expect([renewal.due, renewal.byItself, reload.mock.calls.length]).toEqual([true, false, 0])
})

test('as long as there is a reason the page waits', async () => {
  let busy = true
  const free = notWhile(() => busy)
  heardOf('b')
  await aWhile()
  expect(reload).not.toHaveBeenCalled()

  busy = false
  await aWhile()
  expect(reload).toHaveBeenCalledOnce()
  free()
})

test('what somebody is writing is waited for', async () => {
  document.body.innerHTML = '<input>'
  const field = document.querySelector('input')!
  field.value = 'hel'
  heardOf('b')
  await aWhile()
  expect(reload).not.toHaveBeenCalled()

  field.value = ''
  await aWhile()
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  ['after a minute', () => vi.advanceTimersByTimeAsync(60_000)],
  ['when the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['when the network is back', () => dispatchEvent(new Event('online'))],
  ['when a file of the page is gone', () => dispatchEvent(new Event('vite:preloadError'))],
])('the house is asked %s', async (_, happen) => {
  await happen()
  await vi.advanceTimersByTimeAsync(0)

  expect(renewal.due).toBe(true)
})

test('a page without a build has nothing to compare', () => {
  document.querySelector('meta')!.content = ''
  heardOf('b')
  document.querySelector('meta')!.content = 'a'

  expect(renewal.due).toBe(false)
})
