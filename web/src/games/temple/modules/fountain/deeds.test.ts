import { expect, it } from 'vitest'
import type { Action } from '../../wire'
import { aScene } from '../a-scene'
import { fountainDeeds } from './deeds'

const DRINK: Action = { type: 'drink', pay: [] }
const drank = (regained: boolean) => ({ extra: { fountain: { regained: [regained] } } })

it('names the price of the Fountain to those who can drink (TMP-5.11)', () => {
  expect(fountainDeeds(aScene('fountain', 'GGAAx', { ...drank(false), may: [DRINK] }))).toMatchObject([
    { cost: 'GG', about: 'tile.fountain.about', action: DRINK },
  ])
  expect(fountainDeeds(aScene('fountain', 'GGAAx', drank(true)))[0]).not.toHaveProperty('cost')
  expect(fountainDeeds(aScene('fountain', 'GGAAA', drank(false)))[0]?.about).toBe('refusal.no_lost_die')
  expect(fountainDeeds(aScene('b07', 'GGAAx'))).toEqual([])
})
