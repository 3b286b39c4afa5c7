import { describe, expect, it } from 'vitest'
import { beside, cellsOf, neighbours, slid, stand, wayOf } from './geometry'

describe('the grid', () => {
  it('has rows from the left and columns from above', () => {
    expect(cellsOf(1)).toEqual([5, 6, 7, 8, 9])
    expect(cellsOf(8)).toEqual([3, 8, 13, 18, 23])
  })

  it('goes right and down when a line goes forward', () => {
    expect([wayOf(0, true), wayOf(0, false), wayOf(9, true), wayOf(9, false)]).toEqual(['right', 'left', 'down', 'up'])
  })

  it('ends at its edges', () => {
    expect(beside(4, 'right')).toBeNull()
    expect(beside(5, 'left')).toBeNull()
    expect(beside(12, 'up')).toBe(7)
    expect(neighbours(0)).toEqual([1, 5])
  })

  it('takes what falls off a line in at its other end', () => {
    expect(slid(4, 0, true)).toEqual({ cell: 0, wraps: true })
    expect(slid(0, 0, false)).toEqual({ cell: 4, wraps: true })
    expect(slid(20, 5, true)).toEqual({ cell: 0, wraps: true })
    expect(slid(1, 0, true)).toEqual({ cell: 2, wraps: false })
    expect(slid(7, 0, true)).toEqual({ cell: 7, wraps: false })
  })
})

describe('a crowd', () => {
  const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

  it('stands inside its room, however many they are', () => {
    for (const of of all)
      for (let at = 0; at < of; at++) {
        const { x, width, foot } = stand(at, of)
        expect(x - width / 2).toBeGreaterThanOrEqual(0)
        expect(x + width / 2).toBeLessThanOrEqual(100)
        expect(foot - width * 1.5).toBeGreaterThanOrEqual(0)
      }
  })

  it('never has two at one place', () => {
    for (const of of all) {
      const places = Array.from({ length: of }, (_, at) => stand(at, of)).map(({ x, foot }) => `${x} ${foot}`)
      expect(new Set(places).size).toBe(of)
    }
  })
})
