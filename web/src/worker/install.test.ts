// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { install, installHouse, watchInstall } from './install.svelte'

test('the offer waits for the guest, and holds once', async () => {
  watchInstall()
  expect(install.offered).toBe(false)
  let asked = 0
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => (asked += 1),
  })

  dispatchEvent(offer)
  expect([install.offered, offer.defaultPrevented, asked]).toEqual([true, true, 0])

  await installHouse()
  await installHouse()
  expect([install.offered, asked]).toEqual([false, 1])
})
