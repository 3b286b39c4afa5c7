import { expect, it } from 'vitest'
import { callsOf } from './calls'

const ping = (id: number, seat: number, phrase: string) => ({ id, seat, phrase, node: null })

it('tells once what several call', () => {
  const calls = callsOf([ping(1, 2, 'gems'), ping(2, 0, 'wait'), ping(3, 1, 'gems')])
  expect(calls).toEqual([
    { phrase: 'gems', seats: [2, 1] },
    { phrase: 'wait', seats: [0] },
  ])
})
