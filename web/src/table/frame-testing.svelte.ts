/** For tests: the frame round a game, with the letters that come and what the table says. */
import { flushSync } from 'svelte'
import type { Around, LetterMessage } from '../types'
import { Chronicle } from './chronicle.svelte'
import type { OpenGame } from './client.svelte'
import { TableLink } from './link.svelte'
import { anAround } from './play-testing.svelte'

export function aFrame(client: OpenGame, game: string) {
  const link = new TableLink('ABCD', 'ws://nowhere')
  const you = { guest: 'ann', seat: 0, host: true, spectator: false }
  const nobody = { missing: [], past: [], guests: [], seat_asks: [], request: null, next: null }
  let around = $state.raw(anAround({ game, code: 'ABCD', you, match: 'first', ...nobody }))
  return {
    props: {
      link,
      client,
      chronicle: new Chronicle(),
      acting: [],
      news: [],
      openRule: () => undefined,
      ruling: false,
      leave: () => undefined,
      get around() {
        return around
      },
      get letter(): LetterMessage {
        if (link.letter === null) throw new Error('no letter has come')
        return link.letter
      },
    },
    hear(letter: LetterMessage) {
      link.letter = letter
      flushSync()
    },
    is(differs: Partial<Around>) {
      around = { ...around, ...differs }
      flushSync()
    },
  }
}

export type Frame = ReturnType<typeof aFrame>
