/** The reasons given here are those of the rules, which have written them into this file. */
import { expect, test } from 'vitest'
import reasons from '../../../../tests/games/temple/reasons.json'
import { A_BOOK } from './a-book'
import { deedsOf } from './deeds'
import type { SlotId } from './slots'
import { whyNot, whyNoWay } from './why'
import type { Refusal, View } from './wire'

const OWN = 0

function why(view: View, press: string | number): Refusal | null {
  const seat = view.seats[OWN]
  if (seat === undefined) return null
  if (typeof press === 'string') return whyNot(view, OWN, seat, press as SlotId)
  const way = deedsOf(view, A_BOOK, OWN, []).ways[press]
  return way === undefined || way.is === 'wall' ? null : whyNoWay(view, OWN, way)
}

test.each(reasons.cases)('$name', ({ press, view, why: [code, rule] }) => {
  expect(why({ ...reasons.plain, ...view } as unknown as View, press)).toMatchObject({ code, rule })
})
