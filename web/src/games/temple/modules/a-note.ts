/** For tests: a module's note, mounted for the first seat, and what it sends. */
import { mount, unmount, type Component } from 'svelte'
import { aSeat, aView } from '../a-view'
import type { Desk } from '../desk.svelte'
import type { Action, View } from '../wire'
import type { PanelProps } from './module'

export const NOW = 70_000
/** Keys with what fills their holes. */
export const t = (key: string, params: Readonly<Record<string, string | number>> = {}): string =>
  [key, ...Object.values(params)].join(' ')
export const name = (seat: number): string => `P${seat}`

export function aNote(Note: Component<PanelProps>, view: View, may: readonly Action[] = []) {
  const sent: Action[] = []
  const send = (action: Action) => sent.push(action)
  const desk = { view, may, seat: 0, playing: true, clock: { now: NOW }, send } as unknown as Desk
  const mounted = mount(Note, { target: document.body, props: { desk, t, name } })
  return {
    sent,
    find: (css: string) => document.querySelector<HTMLElement>(css),
    press: (css: string): void => document.querySelector<HTMLButtonElement>(css)?.click(),
    text: (): string => document.body.textContent,
    close: (): void => void unmount(mounted),
  }
}

/** The first of three bears this curse, and cards remember this. */
export const bearing = (curse: string, kept: object): View => ({
  ...aView({ extra: { curses: { discarded: [], careful: [], kept } } }),
  seats: { 0: aSeat({ curses: [{ curse, lifted_by: 'AKT' }] }), 1: aSeat(), 2: aSeat() },
})
