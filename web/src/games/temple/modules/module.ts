/**
 * Where a module plugs in on the screen: one folder here, named like the module. Its `index.ts` ends in one constant
 * `MODULE` and is loaded before a game with it is shown; its `told.ts` ends in one constant `TOLD`, which is always
 * there. All fields but `id` are optional; nothing else names a module. Whatever a module shows is asked for only where
 * it is in play.
 *
 * Pictures are SVG in the units of the board: a chamber is 120 wide and lies around its middle, north is up, and what
 * stands in it is not turned with it. Cards and signs are drawn in a box from -13 to 13, like the icons of the dice.
 */
import type { Component } from 'svelte'
import type { Tone, Translate } from '../../../table/play-props'
import type { Desk } from '../desk.svelte'
import type { Blow } from '../effects.svelte'
import type { Action, Catalogue, ChamberView, Event, PromptView, TileInfo, View } from '../wire'

export interface FloorProps {
  chamber: ChamberView
  info: TileInfo | undefined
  number: number
  view: View
}

export interface BoardProps {
  desk: Desk
  colourOf: (seat: number) => number
}

export interface PanelProps {
  desk: Desk
  t: Translate
  name: (seat: number) => string
}

/** A deed that is listed under "here": shown while it means something, pressed when it has an action. */
export interface ModuleDeed {
  id: string
  /** Words, in the language of the moment. */
  label: string
  about?: string
  /** The icons it takes of one's own dice, or of everybody in `pooled`. */
  cost?: string
  /** The nodes whose offered dice pay together; none: one's own dice pay. */
  pooled?: readonly number[]
  /** How far it is, e.g. "2/8", where icons do not say it. */
  count?: string
  action: Action | null
  /** A sign in the box from -13 to 13. */
  Sign?: Component
}

export interface DeedScene {
  view: View
  book: Catalogue
  seat: number
  may: readonly Action[]
  t: Translate
  name: (seat: number) => string
}

export interface TempleModule {
  id: string
  /** What lies or stands on the floor of its chambers, by tile; under prices, chests and figures. */
  floors?: Readonly<Record<string, Component<FloorProps>>>
  /** Pieces that lie about in the temple: over the chambers, under the adventurers. */
  Pieces?: Component<BoardProps>
  /** Small signs beside somebody's name in the row of players; in a box of 14 px height. */
  Badge?: Component<{ seat: number; desk: Desk; t: Translate }>
  /** What everybody has to know all the time: timers, calendar, markers. A chip of at most 40 px height in a row below the players. */
  Strip?: Component<PanelProps>
  /** What is before oneself: a card, a request that waits. Over the lower left of the board; buttons at least 44 px. */
  Note?: Component<PanelProps>
  /** Something to choose before the shout. */
  Intro?: Component<PanelProps>
  /** Its deeds where one stands, in an order that does not change. */
  deeds?: (scene: DeedScene) => readonly ModuleDeed[]
  /** The picture of a card of the decks, by its id, in the box from -13 to 13. */
  cards?: Readonly<Record<string, Component>>
  /** What an option of a prompt is called, where `prompt.<kind>.<option>` does not say it. */
  optionWords?: (prompt: PromptView, option: string, scene: PanelProps) => string | null
  /** A picture of an option of a prompt, in the box from -13 to 13. */
  OptionArt?: Component<{ prompt: PromptView; option: string; desk: Desk }>
  /** What is to be said of a chamber, for the list of the temple in words. */
  lines?: (view: View, number: number, words: { t: Translate; name: (seat: number) => string }) => readonly string[]
  /** Sounds of its own by name, and which event makes which sound. */
  sounds?: Readonly<Record<string, readonly Tone[]>>
  heard?: Readonly<Partial<Record<Event['type'], string>>>
  /** Events that everybody sees as one of the great blows of light. */
  blows?: Readonly<Partial<Record<Event['type'], Blow['kind']>>>
}

/** Events come before the module does, and every page of the rules is there for all. */
export interface ModuleTold {
  /** Events that are told by no line of the story. */
  silent?: readonly Event['type'][]
  /** The last part of the key `event.<type>.<detail>`, and what fills the holes of its words. */
  detail?: (event: Event) => string
  params?: (event: Event, t: Translate, name: (seat: number) => string) => Readonly<Record<string, string | number>>
  /** The rules whose pages have pictures: its `figures.ts` draws them. */
  figures?: readonly string[]
  /** Modules whose floors and sounds it needs, whether they are in play or not. */
  borrows?: readonly string[]
}
