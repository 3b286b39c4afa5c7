// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { Reading } from './reading.svelte'

describe('new cards wait to be read', () => {
  beforeEach(() => localStorage.clear())

  it("in one's first three games, each counted once", () => {
    const reading = new Reading()
    for (const match of ['a', 'a', 'b', 'c', 'b']) reading.met(match)
    expect(reading.waits).toBe(true)
    reading.met('d')
    expect(reading.waits).toBe(false)
  })

  it('as chosen, from then on and in every game', () => {
    const reading = new Reading()
    reading.choose(false)
    expect(reading.waits).toBe(false)
    for (const match of ['a', 'b', 'c', 'd', 'e']) reading.met(match)
    reading.choose(true)
    expect(new Reading().waits).toBe(true)
  })
})
