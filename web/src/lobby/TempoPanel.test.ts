// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import { tempo } from '../games/temple/lobby/tempo'
import { loadGameWords } from '../i18n/words.svelte'
import type { OpenGame } from '../table/client.svelte'
import type { Around, ClientMessage, GameInfo, Options } from '../types'
import TempoPanel from './TempoPanel.svelte'

let panel: ReturnType<typeof mount>
let sent: ClientMessage[]

async function open(options: Options, you: object = { host: true }, client: object = { tempo }): Promise<void> {
  await loadGameWords('temple')
  sent = []
  panel = mount(TempoPanel, {
    target: document.body,
    props: {
      around: { options, you, timers: {}, tempo: 'normal', forked: false } as unknown as Around,
      game: { id: 'temple', live: true, tempi: {} } as unknown as GameInfo,
      client: client as OpenGame,
      send: (message: ClientMessage) => sent.push(message),
    },
  })
  flushSync()
}
const buttons = (): HTMLInputElement[] => [...document.querySelectorAll('input')]
const chosen = (): string[] => buttons().flatMap(({ checked, value }) => (checked ? [value] : []))
const told = (): string | undefined => document.querySelector('[role=status]')?.textContent

afterEach(async () => {
  await unmount(panel)
  document.body.replaceChildren()
})

test('in real time the tempo is an option of the game, and no tempo of days', async () => {
  await open({ clock: 'random', tempo: 67 })
  expect(buttons().map(({ value }) => value)).toEqual(['slow', 'normal', 'fast'])
  expect([chosen(), told()]).toEqual([['slow'], 'Slow: fifteen minutes'])

  buttons()[2]?.click()
  expect(sent).toEqual([{ type: 'set_options', options: { tempo: 150 } }])
})

test('any other value is one of their own, as large mixes have it', async () => {
  await open({ clock: 'random', tempo: 50 })
  expect([chosen(), told()]).toEqual([[], 'Half speed: twenty minutes'])
})

test('without a clock no length is promised', async () => {
  await open({ clock: 'none', tempo: 100 })
  expect([chosen(), told()]).toEqual([['normal'], 'No clock (practice)'])
})

test('guests read it', async () => {
  await open({ clock: 'random', tempo: 150 }, { host: false })
  expect(document.querySelector('fieldset')?.disabled).toBe(true)
  expect(chosen()).toEqual(['fast'])
})

test('a game of real time without a tempo shows none', async () => {
  await open({}, { host: true }, {})
  expect(document.body.textContent.trim()).toBe('')
})
