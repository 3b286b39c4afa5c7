/** For tests: four players who plan their first round; say only what differs. */
import { A_CATALOGUE as PLAIN, aFigure as plainFigure, aRoom, aView as plainView, rooms } from '../a-view'
import { CHARACTERS, type Character } from '../art/kinds'
import type { Card, Catalogue, FigureView, RoomView, View } from '../wire'

export { aRoom }

export const aRule = (differs: Partial<View['rules']>): View['rules'] => ({ ...plainView().rules, ...differs })

export const aFigure = (who: number, differs: Partial<FigureView> = {}): FigureView =>
  plainFigure(who, { adrenaline: 'ready', ...differs })

const EVERYBODY = [0, 1, 2, 3]

export const aView = (differs: Partial<View> = {}): View =>
  plainView({
    ...{ seats: 4, in_game: [true, true, true, true], phase: 'program', turn: -1, deciding: EVERYBODY },
    figures: EVERYBODY.map((who) => aFigure(who)),
    hidden: { room25: 1, empty: 8, vortex: 2, mortal: 1 },
    ...differs,
  })

/** The rooms in their places, with these open. */
export const open = (kinds: Readonly<Record<number, string>>): RoomView[] =>
  rooms(Object.fromEntries(Object.entries(kinds).map(([cell, room]) => [cell, { room }])))

export const aCard = (differs: Partial<Card>): Card => ({
  ...{ number: 0, kind: 'blackout', madness: true, line: null, forward: null, steps: 0, plus: false },
  ...{ token: null, pair: null, colour: null },
  ...differs,
})

const DUOS: Record<Character, Character> = {
  ...{ alice: 'max', max: 'alice', jennifer: 'franck', franck: 'jennifer' },
  ...{ kevin: 'emmett', emmett: 'kevin', sarah: 'bruce', bruce: 'sarah' },
}

export const A_CATALOGUE: Catalogue = {
  ...PLAIN,
  cards: [
    aCard({ kind: 'movement', madness: false, line: 1, forward: false, steps: 2, plus: true }),
    aCard({ kind: 'punishment', madness: false, token: 'look', pair: ['kevin', 'max'] }),
  ],
  characters: CHARACTERS.map((id) => ({ id, duo: DUOS[id], empties: 0, locks: 0, hides: false })),
}
