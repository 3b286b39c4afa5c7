import { describe, expect, it } from 'vitest'
import type { Around } from '../types'
import { EARLY, goesIn, staysAside } from './aside'

const asked = {
  status: 'over',
  grace: 20,
  by_post: false,
  you: { guest: 'me', seat: 1, host: false, spectator: false },
  next: { yes: ['bob'], no: [], waiting: ['me'], seconds: 12 },
} as unknown as Around
const said = (yes: string[], no: string[]): Around => ({ ...asked, next: { yes, no, waiting: [], seconds: 12 } })

describe('whoever reads the finale of a game of real time', () => {
  it('goes before the next one begins, if nothing was said', () => {
    expect(staysAside(asked, true)).toBe(true)
    expect(goesIn(asked, true)).toBe(12_000 - EARLY)
    expect(goesIn({ ...asked, next: { yes: ['bob'], no: [], waiting: ['me'], seconds: 1 } }, true)).toBe(0)
  })

  it('stays while nothing counts down', () => {
    expect(goesIn({ ...asked, next: { yes: ['bob'], no: [], waiting: ['me'], seconds: null } }, true)).toBeNull()
    expect(goesIn({ ...asked, next: null }, true)).toBeNull()
  })

  it('is where they said they would be', () => {
    expect(goesIn(said(['bob', 'me'], []), true)).toBeNull()
    expect(goesIn(said(['bob'], ['me']), true)).toBeNull()
  })

  it('keeps a seat that no bot would keep, and is asked as ever in other games', () => {
    expect(goesIn({ ...asked, grace: -1 }, true)).toBeNull()
    expect(goesIn(asked, false)).toBeNull()
  })
})
