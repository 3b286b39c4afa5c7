import { expect, test } from 'vitest'
import type { LetterMessage } from '../types'
import { actingIn, waitingIn } from './acting'
import type { OpenGame } from './client.svelte'

interface View {
  turn: number
  asked: number[] | null
}
const [BO, YOU, CY] = [0, 1, 2]
const theirs: View = { turn: BO, asked: null }
const asking: View = { turn: BO, asked: [YOU, CY] }

function aClient(passes: boolean): OpenGame {
  return {
    toAct: ({ turn, asked }: View) => asked ?? [turn],
    waiting: ({ asked }: View) => (asked === null ? null : 'answer'),
    quiet: (view: View) => (passes ? { ...view, asked: null } : view),
  } as unknown as OpenGame
}

function shown(view: View, asked: boolean, passes: boolean, you: number | null = YOU): unknown {
  const letter = { view, asked } as unknown as LetterMessage
  return [actingIn(letter, aClient(passes), you), waitingIn(letter, aClient(passes), you)]
}

test('whoever is asked is shown with what for', () => {
  expect(shown(asking, true, false)).toEqual([[YOU, CY], 'answer'])
  expect(shown(asking, false, false)).toEqual([[CY], 'answer'])
})

test('while the page answers by itself it stays the turn that it was, from first to last', () => {
  const turn = shown(theirs, false, true)

  expect(turn).toEqual([[BO], null])
  expect(shown(asking, true, true)).toEqual(turn)
  expect(shown({ turn: BO, asked: [CY] }, false, true)).toEqual(turn)
})

test('on your own turn, and for whoever watches, those who are asked are shown all the same', () => {
  expect(shown({ turn: YOU, asked: [BO, CY] }, false, true)).toEqual([[BO, CY], 'answer'])
  expect(shown(asking, false, true, null)).toEqual([[YOU, CY], 'answer'])
})
