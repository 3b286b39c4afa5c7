// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { CardReading } from './card-reading.svelte'

describe('new cards wait to be read', () => {
  beforeEach(() => localStorage.clear())

  it("in one's first three games, each counted once", () => {
    const reading = new CardReading('a_game', 3)
    for (const match of ['a', 'a', 'b', 'c', 'b']) reading.met(match)
    expect(reading.waits).toBe(true)
    reading.met('d')
    expect(reading.waits).toBe(false)
  })

  it('as chosen, from then on and in every game', () => {
    const reading = new CardReading('a_game', 3)
    reading.choose(false)
    expect(reading.waits).toBe(false)
    for (const match of ['a', 'b', 'c', 'd', 'e']) reading.met(match)
    reading.choose(true)
    expect(new CardReading('a_game', 3).waits).toBe(true)
  })

  it('in all games alike where none is said to be the last of the first', () => {
    const reading = new CardReading('a_game')
    for (const match of ['a', 'b', 'c', 'd', 'e']) reading.met(match)
    expect(reading.waits).toBe(true)
    reading.choose(false)
    expect(new CardReading('a_game').waits).toBe(false)
    expect(new CardReading('another_game').waits).toBe(true)
  })
})
