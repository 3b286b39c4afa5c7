import { expect, it } from 'vitest'
import { rimOf } from './rim'

const STAGE = { width: 360, height: 240 }

it('points at nothing that is in sight', () => {
  expect(rimOf({ x: 10, y: 10 }, STAGE)).toBeNull()
  expect(rimOf({ x: 500, y: 10 }, { width: 0, height: 0 })).toBeNull()
})

it('points from the rim towards what is beyond it', () => {
  expect(rimOf({ x: -100, y: 120 }, STAGE)).toEqual({ x: 22, y: 120, turn: -90 })
  expect(rimOf({ x: 180, y: 900 }, STAGE)).toEqual({ x: 180, y: 218, turn: 180 })
})

it('leaves the notes over the board alone', () => {
  expect(rimOf({ x: 900, y: -50 }, STAGE)).toMatchObject({ x: 338, y: 22 })
  expect(rimOf({ x: 900, y: 900 }, STAGE, 60)).toMatchObject({ x: 338, y: 158 })
})
