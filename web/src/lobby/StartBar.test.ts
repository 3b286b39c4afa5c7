// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Around, ClientMessage } from '../types'
import StartBar from './StartBar.svelte'

let bar: ReturnType<typeof mount>
let sent: ClientMessage[]

function open(cas: { ready: boolean }): void {
  const guest = (id: string, ready: boolean): object => ({ kind: 'guest', guest: id, name: id, colour: 0, ready })
  const around = {
    game: 'climb',
    host: 'Ann',
    day: null,
    you: { host: true, seat: 0 },
    guests: [],
    seats: [guest('Ann', false), guest('Bea', false), guest('Cas', cas.ready)],
    can_start: false,
    why_not: { code: 'not_ready', rule: '', facts: {} },
    waits_only_for: cas.ready ? [1] : [1, 2],
  } as unknown as Around
  sent = []
  bar = mount(StartBar, { target: document.body, props: { around, send: (message) => sent.push(message) } })
  flushSync()
}
function press(which: string): void {
  document.querySelector<HTMLButtonElement>(which)?.click()
  flushSync()
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(async () => {
  await unmount(bar)
  vi.useRealTimers()
  document.body.replaceChildren()
})

test('the host is asked by name before a start past somebody, and a double press is no answer', () => {
  open({ ready: false })
  press('.bar .primary')
  expect(document.querySelector('dialog')?.textContent).toContain('Bea and Cas have not said they are ready')
  press('dialog .primary')
  expect(sent).toEqual([])

  vi.advanceTimersByTime(400)
  flushSync()
  press('dialog .primary')
  expect(sent).toEqual([{ type: 'start', past: ['Bea', 'Cas'] }])
  expect(document.querySelector('dialog')).toBeNull()
})

test('whoever thinks better of it starts nothing', () => {
  open({ ready: true })
  press('.bar .primary')
  expect(document.querySelector('dialog')?.textContent).toContain('Bea has not said')
  press('dialog .foot .button')
  expect(sent).toEqual([])
  expect(document.querySelector('dialog')).toBeNull()
})
