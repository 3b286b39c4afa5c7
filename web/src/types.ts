/** The wire's types, narrowed where Python's are wider than what is sent. */
import type * as Wire from './wire'

export type {
  Around,
  Award,
  Clocks,
  Day,
  DayLine,
  Feat,
  Finale,
  Forecast,
  GameInfo,
  GuestInfo,
  House,
  Line,
  Mark,
  MatchFinale,
  MatchInfo,
  MazeOfDay,
  Me,
  MoveLink,
  MoveOffer,
  Odds,
  Outlook,
  OwnTable,
  PushKey,
  PushStart,
  PastMatch,
  Phrase,
  Place,
  Plot,
  Refused,
  Request,
  SeatInfo,
  Series,
  Squares,
  TableInfo,
  TakeBackOffer,
  You,
} from './wire'

export type Value = boolean | number | string
export type Options = Record<string, Value>
/** A game's own action, tagged by `type`. */
export type GameAction = { readonly type: string }
/** A game's own event, tagged by `type`. */
export type GameEvent = { readonly type: string }
/** What the letters and the catalogue of a game hold. The shell knows no more of it; each game has its own in its wire.ts. */
export interface AnyGame {
  view: unknown
  event: GameEvent
  action: GameAction
  catalogue: unknown
}

export type LetterMessage<G extends AnyGame = AnyGame> = Omit<
  Wire.LetterMessage,
  'happened' | 'view' | 'may' | 'missed'
> & {
  happened: readonly G['event'][]
  view: G['view']
  may: readonly G['action'][]
  missed: readonly G['event'][] | null
}

export type ChangeMessage = Omit<Wire.Change, 'happened' | 'may'> & {
  happened: readonly GameEvent[]
  may?: readonly GameAction[]
}

export type Story = Omit<Wire.Story, 'happened'> & { happened: readonly GameEvent[] }

export type ReplayLetter = Omit<Wire.ReplayLetter, 'happened' | 'may'> & {
  happened: readonly GameEvent[]
  may: readonly GameAction[]
}
export type MatchLetters = Omit<Wire.MatchLetters, 'letters'> & { letters: readonly ReplayLetter[] }

export type ServerMessage =
  LetterMessage | ChangeMessage | Story | Exclude<Wire.ServerMessage, Wire.LetterMessage | Wire.Change | Wire.Story>
export type ClientMessage = Exclude<Wire.ClientMessage, Wire.Wish> | (Wire.Wish & { action: GameAction })
