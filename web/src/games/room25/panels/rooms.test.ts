import { describe, expect, it } from 'vitest'
import type { Claim } from '../wire'
import { aRoom, planning } from '../a-view'
import { lyingDown, saidByRound, saidOf, saidThisRound } from './rooms'

const claim = (seat: number, round: number, cell: number, tile = cell): Claim => ({
  ...{ seat, round, cell, tile },
  colour: 'red',
})

describe('rooms that lie face down', () => {
  it('are counted by colour', () => {
    const counts = lyingDown(planning()).map(({ colour, many }) => [colour, many])
    expect(counts).toEqual([
      ['blue', 1],
      ['green', 8],
      ['yellow', 2],
      ['red', 1],
    ])
  })
})

describe('what was said', () => {
  const claims = [claim(0, 1, 3), claim(1, 1, 4), claim(0, 2, 5, 3)]

  it('of a room is found again wherever it slid', () => {
    const rooms = planning().rooms.map((room, cell) => (cell === 5 ? aRoom(5, { tile: 3 }) : room))
    expect(saidOf(planning({ claims, rooms }), 5)).toEqual([claims[2], claims[0]])
  })

  it('is told by round, the newest first', () => {
    expect(saidByRound(planning({ claims })).map(({ round, claims }) => [round, claims.length])).toEqual([
      [2, 1],
      [1, 2],
    ])
  })

  it('counts for a seat in this round', () => {
    expect(saidThisRound(planning({ claims, round: 2 }), 0)).toEqual([claims[2]])
  })
})
