import { expect, it } from 'vitest'
import type { Action } from '../../wire'
import { aScene } from '../a-scene'
import { pitDeeds } from './deeds'

const LIGHT: Action = { type: 'light_pit' }

it('counts black masks in the Pit until it is lit (TMP-5.9)', () => {
  expect(pitDeeds(aScene('pit', 'bbbAK'))).toMatchObject([{ count: '3/5', action: null }])
  expect(pitDeeds(aScene('pit', 'bbbbb', { may: [LIGHT] }))).toMatchObject([{ count: '5/5', action: LIGHT }])
  expect(pitDeeds(aScene('pit', 'bbbbb', { done: 2 }))).toEqual([])
  expect(pitDeeds(aScene('pit', 'bbbbb', { depot: 0 }))).toEqual([])
  expect(pitDeeds(aScene('b07', 'bbbbb'))).toEqual([])
})
