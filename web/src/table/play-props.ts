/** What the play frame hands to a game's screen, and what a game hands to the frame. */
import type { Component } from 'svelte'
import type { AnyGame, Around, LetterMessage, Options, Refused, ReplayLetter, Value } from '../types'

export type Params = Record<string, string | number>
/** Words by key, in the language of the moment: reading it in a template follows a switch of language. */
export type Translate = (key: string, params?: Params) => string

export interface PlayProps<G extends AnyGame = AnyGame> {
  /**
   * The newest letter; its `view` is the truth to draw. Every letter of one match passes here once, in order: each match
   * has a screen of its own. `happened` is what to animate: it is empty after a gap or a reconnect, and when a replay
   * jumps. Where only the clocks are told anew, the letter is another with the very same `view` and `happened`.
   */
  letter: LetterMessage<G>
  /**
   * When that letter or its clocks came, as `performance.now()` told it then. In a game of real time its clock reads
   * `letter.at + (performance.now() - heardAt) * letter.runs` by now. None in a replay.
   */
  heardAt?: number
  /** Seats with names and identities: `around.seats[seat]`. In a replay it is made up from the record. */
  around: Around
  /** Nobody's time runs: in a pause, or while all are asked whether to go on. */
  still?: boolean
  /** What the house says in place of the game's words for what is going on. */
  instead?: string | null
  /** Through whose eyes `letter.view` is told; null for a spectator. In a replay it may be any seat. */
  seat: number | null
  catalogue: G['catalogue']
  /**
   * Sends one of `letter.may` (or an action like them). The answer is a new letter, or `refusal`. An id that was
   * granted before is not played again.
   */
  wish: (action: G['action'], id?: string) => void
  /** A wish is under way: dim, but do not block what may still be looked at. */
  pending: boolean
  /** The refusal of the last wish; the frame already says it in a toast near the last pointer. */
  refusal: Refused | null
  /**
   * What the page has kept of all that was told so far, the newest last, also of what was told before it was opened;
   * what it said around the game stands among it. None in a replay.
   */
  told?: readonly G['event'][]
  /** Nothing may be wished for; `letter.may` is to be looked at only. */
  replay?: boolean
  /** False while the line is dead or owes an answer: in real time the screen stands still meanwhile. */
  linked?: boolean
  /** The game's words and the shell's, by key, with what fills their holes. */
  t: Translate
  /** The name to show for a seat. */
  name: (seat: number) => string
  /** Opens the rules at this rule, e.g. 'EEO-3.4', as a sheet over the game. */
  openRule: (rule: string) => void
  /** Says a line to screen readers, politely. The story of `happened` is already announced by the frame. */
  announce: (text: string) => void
  /** On a big screen, where nothing can be pressed: what is there only to be pressed is left out. */
  big?: boolean
  /** An event is being shown just now, for those who make more of it than the game's own screen does. */
  beat?: (event: G['event']) => void
  /** A show is on that the result of the match must not cover or give away; false when it is over. */
  showing?: (on: boolean) => void
}

/** A sound of the game's own: notes in sequence or together, made by sound/engine.ts. */
export interface Tone {
  wave: OscillatorType | 'noise'
  /** Hertz, at the start and (if it glides) at the end. */
  from: number
  to?: number
  /** Seconds. */
  at?: number
  length: number
  /** 0..1, before the volume of the house. */
  loud?: number
}

/** What the story tells of an event: the words of `key`, or of `event.<type>`; null for an event without a line. */
export type Told = { key?: string; params: Params } | null

export interface BesideProps<G extends AnyGame = AnyGame> {
  /** All letters of the match, and which of them is on. */
  letters: readonly ReplayLetter[]
  at: number
  around: Around
  catalogue: G['catalogue']
  t: Translate
}

export type Feeling = 'good' | 'bad' | 'call'

export type Fold<E> = (events: readonly E[], before: readonly E[]) => readonly E[]

export interface ChooserProps<G extends AnyGame = AnyGame> {
  catalogue: G['catalogue']
  options: Options
  /** Of each option, what may be chosen. */
  values: Readonly<Record<string, readonly Value[]>>
  seats: number
  /** Only the host chooses. */
  fixed: boolean
  choose: (options: Record<string, Value>) => void
  t: Translate
}

/** Which option is the tempo of a game of real time. */
export interface LiveTempo {
  option: string
  /** What the words of the house mean there. */
  values: Readonly<Record<'slow' | 'normal' | 'fast', Value>>
  /** The words of the game that say how long it takes then. */
  about: (options: Options) => string
}

/** Keys that do the same, as they are written on a keyboard, and the key of the words for it. */
export interface Key {
  keys: readonly string[]
  about: string
}

/** What a game brings to the browser; `games/index.ts` lists one loader per game id. */
export interface GameClient<G extends AnyGame = AnyGame> {
  Play: Component<PlayProps<G>>
  /** Whom the game waits for as all see it, read off the view; of the own seat `letter.asked` says it. */
  toAct: (view: G['view']) => readonly number[]
  /** The key of what those the game waits for are to do, for the strip and the players' list; null: it is their turn. */
  waiting?: (view: G['view']) => string | null
  /** A game of real time: wishes are for the moment, and the screen stands still without a line. */
  live?: boolean
  /** Does everybody play at once now? Then nobody is waited for. */
  together?: (view: G['view']) => boolean
  /** The view without what the game's screen answers by itself; the same one, if it does not. Nobody is called for that. */
  quiet?: (view: G['view']) => G['view']
  /** The game's own screen shows everybody and whom it waits for: the frame leaves it the width of its list. */
  showsEverybody?: boolean
  /** The game's own screen says why not, where it was asked: the frame's toast would cover what is pressed next. */
  saysWhyNot?: boolean
  /** One score by seat, or null where the game has none. */
  scores: (view: G['view']) => readonly number[] | null
  /**
   * The placeholders of `event.<type>`, beyond those the shell fills by itself: `seat` is the seat's name, numbers and
   * strings go in as they are.
   */
  story?: (event: G['event'], t: Translate, name: (seat: number) => string) => Told
  /** What the page may keep of an event for its story, once shown: less than was seen, in a game of memory. */
  recalled?: (event: G['event'], view: G['view'] | null) => G['event'] | null
  /** Events that one line of the story tells together, made one; `before` is what it has told so far. */
  folded?: Fold<G['event']>
  /** The game's own keys, for the list that "?" opens; a game without it shows them by itself. */
  keys?: readonly Key[]
  /** Own sounds by name; `tap, turn, win, lose, refuse, chat` are the shell's. */
  sounds?: Record<string, readonly Tone[]>
  /** Events that make a sound: event type -> sound name. */
  heard?: Record<string, string>
  /** How an event feels that a big screen makes a moment of; null for all others. */
  moment?: (event: G['event']) => Feeling | null
  /** The printed matter is here: for pictures that are drawn without the play screen. */
  opened?: (catalogue: G['catalogue']) => void
  /** Parts of the game that `view` cannot be shown without and that are not here yet; `bring` fetches them. */
  lacking?: (view: G['view']) => readonly string[]
  bring?: (parts: readonly string[]) => Promise<void>
  /** Before the game begins: what to warn the table of, in words of the game with a number `n`. */
  caution?: (catalogue: G['catalogue'], options: Options, seats: number) => { key: string; n: number } | null
  /** In the lobby of a game of real time: what is chosen as its tempo. */
  tempo?: LiveTempo
  /** In the lobby: how the options in `chosen` are chosen, instead of lists. */
  Chooser?: Component<ChooserProps<G>>
  chosen?: (catalogue: G['catalogue']) => readonly string[]
  /** In the lobby: what these complete options are like, as a small square picture on a preset. */
  Preset?: Component<{ options: Options }>
  /** In a replay, beside the game's screen: what nobody could see while it was played. Named by the words `ui.beside`. */
  Beside?: Component<BesideProps<G>>
  /** The game's own screen shows the same now: then it has the room for itself. */
  laidOpen?: (view: G['view']) => boolean
  /** Which words and picture (`guide.<this>`) a step of the guide has for this way to play; without it, its number. */
  guideStep?: (step: number, way: Value | undefined) => string
  /** Pictures for rules pages, by rule id. */
  figures?: Record<string, Component>
}

/**
 * Hands a game to the shell, which carries its views, events and actions without looking into them. That they fit is
 * what the house vouches for: it writes its letters from the types that the game's wire.ts was made from.
 */
export function forShell<G extends AnyGame>(client: GameClient<G>): GameClient {
  const forgotten: unknown = client
  return forgotten as GameClient
}

/** The registry's shape: `export const GAMES: Registry = { emergency_exit: { Art, load, company } }`. */
export interface GameEntry {
  /** The picture of the game's card on the home page; fills its box (16:9), no words in it. */
  Art: Component
  load: () => Promise<GameClient>
  /** How many are good company for somebody who plays with bots, if the usual options let them. */
  company: number
}
export type Registry = Record<string, GameEntry>
