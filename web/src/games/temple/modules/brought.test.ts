// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aView } from '../a-view'
import type { Event } from '../wire'

/** A page on which nothing has been brought yet. */
beforeEach(() => vi.resetModules())
const aPage = async () => ({
  ...(await import('./brought.svelte')),
  ...(await import('.')),
})

const QUEST_DONE: Event = { type: 'quest_done', tile: 'altar', n: 1 }
const CHALICE_FOUND: Event = { type: 'chalice_found', node: 4 }

describe('the modules of a page', () => {
  it('are not asked for by the base game', async () => {
    const page = await aPage()
    expect(page.lacking(aView({ modules: [] }))).toEqual([])
    expect(page.brought()).toEqual([])
  })

  it('are lacking until they are brought, and then in play in an order of their own', async () => {
    const page = await aPage()
    const view = aView({ modules: ['traps', 'curses'] })
    expect(page.lacking(view)).toEqual(['curses', 'traps'])
    expect(page.inPlay(view)).toEqual([])

    await page.bring(['traps'])
    expect(page.lacking(view)).toEqual(['curses'])
    await page.bring(['curses', 'traps'])

    expect(page.lacking(view)).toEqual([])
    expect(page.inPlay(view).map(({ id }) => id)).toEqual(['curses', 'traps'])
    expect(page.inPlay(aView({ modules: [] }))).toEqual([])
  })

  it('bring along what they borrow', async () => {
    const page = await aPage()
    expect(page.lacking(aView({ modules: ['quests'] }))).toEqual(['quests', 'special'])
    await page.bring(['quests', 'special'])
    expect(page.floorOf('treasure_chamber')).toBeDefined()
    expect(page.heardOf(CHALICE_FOUND)).toBe('tm_chalice')

    expect(page.lacking(aView({ modules: ['quest_chambers'] }))).toEqual(['quest_chambers'])
    expect(page.heardOf(QUEST_DONE)).toBe('tm_quest')
  })
})
