// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { aLetter } from '../../table/play-testing.svelte'
import type { PlayProps } from '../../table/play-props'
import { aView } from './a-view'
import { Desk } from './desk.svelte'
import type { Action, Wire } from './wire'

it('takes a slipped finger for one wish, and asks again at once for what was turned down', () => {
  const wishes: Action[] = []
  const props = {
    letter: aLetter<Wire>(aView()),
    seat: 0,
    wish: (action: Action) => wishes.push(action),
  } as unknown as PlayProps<Wire>
  const desk = new Desk(() => props)

  desk.send({ type: 'gems', level: 1 })
  desk.send({ type: 'gems', level: 1 })
  expect(wishes).toHaveLength(1)

  desk.refused()
  desk.send({ type: 'gems', level: 1 })
  expect(wishes).toHaveLength(2)
})
