import { expect, it } from 'vitest'
import { aLetter } from '../../table/play-testing.svelte'
import type { PlayProps } from '../../table/play-props'
import type { GameAction } from '../../types'
import { aView } from './a-view'
import { Desk } from './desk.svelte'

it('takes a slipped finger for one wish, and asks again at once for what was turned down', () => {
  const wishes: GameAction[] = []
  const props = {
    letter: aLetter(aView()),
    seat: 0,
    wish: (action: GameAction) => wishes.push(action),
  } as unknown as PlayProps
  const desk = new Desk(() => props)

  desk.send({ type: 'gems', level: 1 })
  desk.send({ type: 'gems', level: 1 })
  expect(wishes).toHaveLength(1)

  desk.refused()
  desk.send({ type: 'gems', level: 1 })
  expect(wishes).toHaveLength(2)
})
