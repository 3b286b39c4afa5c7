// @vitest-environment happy-dom
import { flushSync, mount, tick, unmount, type Component } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { api } from '../net'
import type { MatchFinale, Place } from '../types'
import EndFinale from './EndFinale.svelte'
import Ranking from './Ranking.svelte'
import { tellingOf } from './telling'

const award = (id: string) => ({ id, seats: [0], facts: { n: 2 } })
const place = (seat: number, differs: Partial<Place> = {}): Place => ({
  ...{ seat, place: 1, score: null, was: null },
  ...differs,
})

const aFinale = (differs: Partial<MatchFinale['finale']> = {}): MatchFinale => ({
  match: 'm',
  game: 'room25',
  names: ['Ann', 'Bo'],
  colours: [0, 1],
  result: { outcome: 'escaped', winners: [0], scores: [] } as unknown as MatchFinale['result'],
  opened: false,
  finale: {
    ranking: [place(0), place(1)],
    together: false,
    awards: ['watcher', 'pioneer', 'shover', 'engineer'].map(award),
    deciding: null,
    tables: [],
    plots: [],
    marks: [],
    ...differs,
  },
})

describe('the finale', () => {
  let shown: Record<string, unknown> | undefined
  function show<P extends Record<string, unknown>>(part: Component<P>, props: P): void {
    shown = mount(part, { target: document.body, props })
    flushSync()
  }
  const lines = (): string[] => [...document.querySelectorAll('li')].map(({ textContent }) => textContent)
  afterEach(() => {
    if (shown) void unmount(shown)
    vi.restoreAllMocks()
    document.body.replaceChildren()
  })

  it.each([
    ['wide', 4],
    ['column', 3],
    ['below a list', 0],
  ] as const)('tells at the table who stood out, as far as there is room: %s', async (room, told) => {
    vi.spyOn(api, 'finale').mockResolvedValue(aFinale())
    show(EndFinale, { match: 'm', room })
    await tick()
    await vi.waitFor(() => expect(document.querySelector('a')).not.toBeNull())
    expect(lines()).toHaveLength(told)
    expect(lines().every((line) => line.includes('Ann'))).toBe(true)
  })

  it.each([false, true])('tells what everybody was, one by one, also where all have lost: %s', (together) => {
    const of = aFinale({ together, ranking: [place(0, { was: 'role.guard' }), place(1, { was: 'role.prisoner' })] })
    show(Ranking, { of, telling: tellingOf(of) })
    expect(lines().map((line) => /role\.\w+/.exec(line)?.[0])).toEqual(['role.guard', 'role.prisoner'])
  })

  it('lists nobody where all win or lose as one and were alike', () => {
    const of = aFinale({ together: true })
    show(Ranking, { of, telling: tellingOf(of) })
    expect(lines()).toEqual([])
  })
})
