import { expect, it } from 'vitest'
import { minutes } from './minutes'

it('counts the second that has begun', () => {
  expect([0, 0.1, 9.2, 60, 61, 600].map(minutes)).toEqual(['0:00', '0:01', '0:10', '1:00', '1:01', '10:00'])
})
