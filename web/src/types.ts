/** The wire's types, narrowed where Python's are wider than what is sent. */
import type * as Wire from './wire'

export type {
  GameInfo,
  GuestInfo,
  House,
  Line,
  MatchInfo,
  Me,
  MoveLink,
  MoveOffer,
  OwnTable,
  PastMatch,
  Phrase,
  Refused,
  Squares,
  TableInfo,
  TakeBackOffer,
  You,
} from './wire'

export type Value = boolean | number | string
export type Options = Record<string, Value>
/** A game's own action, tagged by `type`. */
export type GameAction = { type: string; [field: string]: unknown }
/** A game's own event, tagged by `type`. */
export type GameEvent = { type: string; [field: string]: unknown }
export type Catalogue = Record<string, unknown>

export type SeatInfo = Omit<Wire.SeatInfo, 'kind'> & { kind: 'open' | 'guest' | 'bot' }
export type Request = Omit<Wire.Request, 'kind'> & { kind: 'take_back' | 'pause' | 'resume' }

export type Around = Omit<Wire.Around, 'status' | 'seats' | 'request'> & {
  status: 'gathering' | 'playing' | 'paused' | 'over'
  seats: SeatInfo[]
  request: Request | null
}

export type LetterMessage = Omit<Wire.LetterMessage, 'happened' | 'may' | 'missed' | 'channels'> & {
  happened: GameEvent[]
  may: GameAction[]
  missed: GameEvent[] | null
  channels?: string[]
}

export type ChangeMessage = Omit<Wire.Change, 'happened' | 'may' | 'asked' | 'gone' | 'channels'> & {
  happened: GameEvent[]
  may?: GameAction[]
  asked?: boolean
  gone?: Record<string, string[]>
  channels?: string[]
}

export type ReplayLetter = Omit<Wire.ReplayLetter, 'happened' | 'may'> & { happened: GameEvent[]; may: GameAction[] }
export type MatchLetters = Omit<Wire.MatchLetters, 'letters'> & { letters: ReplayLetter[] }

export type ServerMessage =
  Around | LetterMessage | ChangeMessage | Exclude<Wire.ServerMessage, Wire.Around | Wire.LetterMessage | Wire.Change>
export type ClientMessage = Exclude<Wire.ClientMessage, Wire.Wish> | (Wire.Wish & { action: GameAction })
