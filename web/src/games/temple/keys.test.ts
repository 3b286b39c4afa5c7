// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { isLooking, isOurs, keyOf, type Key } from './keys'

describe('the keys', () => {
  it('choose dice, roll, and go by arrows or letters', () => {
    expect(keyOf('3')).toEqual({ is: 'die', at: 2 })
    expect(keyOf(' ')).toEqual({ is: 'roll' })
    expect(keyOf('ArrowLeft')).toEqual(keyOf('a'))
    expect(keyOf('W')).toEqual({ is: 'way', side: 0 })
    expect(keyOf('8')).toBeNull()
  })

  it('roll once, however long one holds them', () => {
    const held = new KeyboardEvent('keydown', { key: ' ', repeat: true })
    expect(isOurs(held, keyOf(' ') as Key)).toBe(false)
    expect(isOurs(new KeyboardEvent('keydown', { key: '+', repeat: true }), keyOf('+') as Key)).toBe(true)
  })

  it('tell looking and voting from what is done with dice', () => {
    expect(['1', ' ', 'w', 'g', 'm', 'l', 'e', 'p'].map((key) => isLooking(keyOf(key) as Key))).toEqual(
      Array(8).fill(false),
    )
    expect(['y', 'n', '?', '0', 'v'].every((key) => isLooking(keyOf(key) as Key))).toBe(true)
  })
})
