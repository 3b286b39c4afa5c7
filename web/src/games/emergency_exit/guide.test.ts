import { describe, expect, it } from 'vitest'
import { guideStep } from './guide'

describe('the guide', () => {
  it('ends with the exit where all play together', () => {
    expect([1, 2, 3, 4, 5].map((step) => guideStep(step, 'together'))).toEqual(['1', '2', '3', '4.exit', '5.exit'])
  })

  it.each(['race', undefined])('ends with LOST: %s', (way) => {
    expect([1, 2, 3, 4, 5].map((step) => guideStep(step, way))).toEqual(['1', '2', '3', '4', '5'])
  })
})
