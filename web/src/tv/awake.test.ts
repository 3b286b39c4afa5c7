// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { stayAwake } from './awake'

const release = vi.fn(() => Promise.resolve())
const request = vi.fn(() => Promise.resolve({ release }))

function withWakeLock(has: boolean): void {
  if (has) Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
  else Reflect.deleteProperty(navigator, 'wakeLock')
}
const settled = (): Promise<void> => new Promise((done) => setTimeout(done))

afterEach(() => {
  withWakeLock(false)
  vi.clearAllMocks()
})

test('the screen is kept awake, again whenever it is seen again, and let go at the end', async () => {
  withWakeLock(true)
  const stop = stayAwake()
  await settled()
  document.dispatchEvent(new Event('visibilitychange'))
  await settled()
  expect(request).toHaveBeenCalledTimes(2)

  stop()
  document.dispatchEvent(new Event('visibilitychange'))
  await settled()
  expect(request).toHaveBeenCalledTimes(2)
  expect(release).toHaveBeenCalled()
})

test('a browser that says no, or knows of no such thing, is left as it is', async () => {
  withWakeLock(true)
  request.mockRejectedValueOnce(new Error('battery'))
  stayAwake()()
  await settled()
  withWakeLock(false)
  stayAwake()()
})
