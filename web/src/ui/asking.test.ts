// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import Choice from './Choice.svelte'
import Switch from './Switch.svelte'

const shown: Record<string, unknown>[] = []

afterEach(() => Promise.all(shown.splice(0).map((one) => unmount(one))))

test('a switch asks, and stays as it is until it is told otherwise', () => {
  const asked: boolean[] = []
  const turn = (on: boolean): void => void asked.push(on)
  shown.push(mount(Switch, { target: document.body, props: { label: 'Spectators', on: false, turn } }))
  flushSync()
  const box = document.querySelector<HTMLInputElement>('input')!

  box.click()

  expect(asked).toEqual([true])
  expect(box.checked).toBe(false)
})

test('a choice that is refused shows what still holds', async () => {
  const asked: number[] = []
  const choose = (value: number): void => void asked.push(value)
  const values = [2, 3].map((value) => ({ value, text: String(value) }))
  shown.push(mount(Choice<number>, { target: document.body, props: { label: 'Seats', values, chosen: 3, choose } }))
  flushSync()
  const [two, three] = document.querySelectorAll<HTMLInputElement>('input')

  two!.click()

  expect(asked).toEqual([2])
  await vi.waitFor(() => expect([two!.checked, three!.checked]).toEqual([false, true]), { timeout: 20_000 })
})
