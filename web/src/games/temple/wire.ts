/* Made by `python3 dev.py wire` from the Python types; do not edit. */

/** What this viewer knows. Everything is public but the pile, the decks, and gongs to come (TMP-4.12). */
export interface View {
  phase: 'intro' | 'over' | 'paused' | 'running'
  starts_at: number | null
  intro_until: number
  ends_at: number | null
  next_slam: NextSlam | null
  gongs: number
  slams: number
  clock: 'none' | 'sand' | 'sound'
  tempo: number
  difficulty: 'expert' | 'normal' | 'professional'
  leavers: string
  modules: readonly string[]
  settings: Readonly<Record<string, boolean | number | string>>
  seats: Readonly<Record<string, SeatView>>
  chambers: Readonly<Record<string, ChamberView>>
  tasks: Readonly<Record<string, readonly TaskView[]>>
  gone: Readonly<Record<string, ChamberView>>
  reserved: readonly ReservedView[]
  pile: number
  stirred: boolean
  depot: number
  spare: number
  gems_taken: number
  gems_added: number
  fates: number
  exit: number | null
  exit_keys: number
  vote: VoteView | null
  ready: readonly number[]
  curses_left: number
  treasures_left: number
  valve: boolean
  prompts: readonly PromptView[]
  pause: PauseView | null
  outcome: string | null
  report: Report | null
  extra: Readonly<Record<string, unknown>>
}

export interface NextSlam {
  number: number
  at: number
}

/** An adventurer and what lies before him. All of it is public (TMP-4.12). */
export interface SeatView {
  node: number | null
  dice: readonly DieView[]
  curses: readonly CurseView[]
  treasures: readonly TreasureView[]
  auto_offer: boolean
  gave: boolean
  absent: boolean
  left: boolean
  behind: boolean
  roll_from: number
  act_from: number
  most_dice: number
  order: readonly string[]
  silent: boolean
  risk: readonly (readonly [number, number])[]
  must_roll: readonly number[]
  prices: readonly PriceView[]
}

/** How a die lies. */
export interface DieView {
  id: number
  state: 'blank' | 'held' | 'locked' | 'lost' | 'shown'
  face: 'A' | 'B' | 'G' | 'K' | 'T' | null
  offered: boolean
  held: string | null
  counts_as: string | null
}

export interface CurseView {
  curse: string
  lifted_by: string
}

export interface TreasureView {
  id: number
  kind: string
  armed_until: number | null
  used: boolean
}

/** What a deed costs one adventurer, unlike what is printed; `to`: entering this node, or a task in it. */
export interface PriceView {
  deed: string
  to: number | null
  cost: string
  task: string | null
}

export interface ChamberView {
  tile: string
  x: number
  y: number
  turned: number
  doors: readonly number[]
  passages: readonly number[]
  gems_done: number | null
  chest: 'closed' | 'none'
  curse: boolean
}

/** Something unfinished that is paid together: the icons that it takes, and where those stand who can help. */
export interface TaskView {
  id: string
  cost: string
  nodes: readonly number[]
}

/** Behind this side of this node somebody is choosing what will lie there, with so many tiles to look at. */
export interface ReservedView {
  seat: number
  node: number
  side: number
  x: number
  y: number
  tiles: number
}

export interface VoteView {
  kind: 'concede' | 'fate'
  by: number
  until: number
  yes: readonly number[]
  waiting: readonly number[]
}

export interface PromptView {
  id: number
  kind: string
  options: readonly string[]
  until: number
}

/** The clock is stopped: by whom, when, and who wants it to go on. */
export interface PauseView {
  by: number
  at: number
  go_on: readonly number[]
}

/** TMP-4.11: how it went. */
export interface Report {
  outcome: string
  time_left: number
  gems: number
  depot: number
  dice_lost: number
  fates: number
  chambers: number
  escaped: readonly number[]
}

/** Roll these dice, which are blank or show something; black masks stay where they are. */
export interface Roll {
  type: 'roll'
  dice: readonly number[]
}

/** Use a golden mask to free black masks, of oneself or of one adventurer in the same chamber. */
export interface Mask {
  type: 'mask'
  die: number
  seat: number
  dice: readonly number[]
}

/** Offer dice for what is done together in the own chamber, or take them back. */
export interface Offer {
  type: 'offer'
  dice: readonly number[]
  on: boolean
}

/** Offer the icon that the own chamber needs by itself, or not. */
export interface AutoOffer {
  type: 'auto_offer'
  on: boolean
}

/** Out of the temple, give one die to somebody inside, once (A15). */
export interface Give {
  type: 'give'
  die: number
  to: number
}

/** In which order to give up dice when one is lost. Never listed. */
export interface Prefer {
  type: 'prefer'
  order: readonly string[]
}

/** Pay what is on the next chamber's frame, and go there. */
export interface Enter {
  type: 'enter'
  side: number
  pay: readonly number[]
}

/** Lay the top tile of the pile behind an open entrance of the own chamber. */
export interface Discover {
  type: 'discover'
  side: number
  pay: readonly number[]
}

/** TMP-4.7: cut off from the rest, break through a wall. Without a side: get over to the nearest chamber. */
export interface Break {
  type: 'break'
  side: number | null
  pay: readonly number[]
}

/** Activate so many gems here, with the dice of everybody in the chamber (TMP-4.8). */
export interface Gems {
  type: 'gems'
  level: number
}

/** In the exit: one key more than gems lie in the depot, and out. */
export interface Escape {
  type: 'escape'
  pay: readonly number[]
}

/** Ask for a turn of fate: a gem more in the depot, and all black masks inside are free. */
export interface CallFate {
  type: 'call_fate'
}

export interface VoteFate {
  type: 'vote_fate'
  yes: boolean
}

/** Ask everybody to give up, from inside or out. */
export interface CallConcede {
  type: 'call_concede'
}

export interface VoteConcede {
  type: 'vote_concede'
  yes: boolean
}

/** No more of the intro is needed. */
export interface Ready {
  type: 'ready'
}

/** Say something ready-made, perhaps about a place. Never listed. */
export interface Signal {
  type: 'signal'
  phrase: 'come' | 'help' | 'mask' | 'gems' | 'exit' | 'home' | 'wait' | 'thanks' | 'going_home' | 'exploring' | 'stuck'
  node: number | null
}

/** Answer one of the own prompts, in the introduction too. */
export interface Choose {
  type: 'choose'
  prompt: number
  option: number
}

/** The clock was stopped long enough. */
export interface GoOn {
  type: 'go_on'
}

/** Leave for good. Never listed; legal while in the game. */
export interface Leave {
  type: 'leave'
}

/** The table says so: this player is away, or back. Never listed. */
export interface Absent {
  type: 'absent'
  gone: boolean
}

/** Show the icons of a curse that one bears (TMP-3.2). */
export interface Lift {
  type: 'lift'
  curse: string
  pay: readonly number[]
}

/** Roll only when no die can fall, or no longer (TMP-6). */
export interface TakeCare {
  type: 'take_care'
  on: boolean
}

/** Reach for a mate inside, wherever he is: it is players who hold on to each other, not adventurers. */
export interface Bond {
  type: 'bond'
  seat: number
}

/** Take the hand of that seat at once. */
export interface BondOk {
  type: 'bond_ok'
  seat: number
}

/** Shake that seat off. It has a while to find another hand. */
export interface Unbond {
  type: 'unbond'
  seat: number
}

/** Do for that seat what it asks for. Whoever is out or cursed alike can do that, too. */
export interface Assist {
  type: 'assist'
  seat: number
}

/** Take back what one has asked for. */
export interface Cancel {
  type: 'cancel'
}

/** Show that one stands; get up, if one has sat down. */
export interface Stand {
  type: 'stand'
}

/** Stand without presses, for slower rolls, or by presses again. */
export interface StandSteadily {
  type: 'stand_steadily'
  on: boolean
}

/** Two golden masks of one's own in the Fountain, and the first of one's lost dice is back. */
export interface Drink {
  type: 'drink'
  pay: readonly number[]
}

/** Show five black masks of one's own in the Pit. What a die shows counts, locked or not. */
export interface LightPit {
  type: 'light_pit'
}

/** Open the chest of one's chamber with two keys of one's own (TMP-3.3). */
export interface Claim {
  type: 'claim'
  pay: readonly number[]
}

/** Use a treasure of one's own; a double key or torch is got ready by that (TMP-5.2). */
export interface UseTreasure {
  type: 'use_treasure'
  treasure: number
  node: number | null
  side: number | null
  curse: string | null
}

/** TMP-5.0: the start lies between two chambers, and the pile is ready. Its order and a drawn track stay hidden. */
export interface TempleLaid {
  type: 'temple_laid'
  east: string
  west: string
  pile: readonly string[]
  left: number
  track: string
  tiles: readonly string[]
}

/** A seat needs no more of the intro. */
export interface ReadySaid {
  type: 'ready_said'
  seat: number
}

/** "Escape!": from now on everybody rolls, and the clock runs. */
export interface Begun {
  type: 'begun'
  at: number
}

/** Dice in the order of their numbers, and what they show; black masks are locked. */
export interface Rolled {
  type: 'rolled'
  seat: number
  dice: readonly number[]
  faces: readonly ('A' | 'B' | 'G' | 'K' | 'T')[]
  at: number
}

/** Rolled too hastily: these dice are lost for good. */
export interface DiceFell {
  type: 'dice_fell'
  seat: number
  dice: readonly number[]
}

/** A die lies somewhere, out of reach. */
export interface DieHeld {
  type: 'die_held'
  seat: number
  die: number
  where: string
}

/** A die is back before its owner, and must be rolled, unless it shows what it showed before. */
export interface DieReleased {
  type: 'die_released'
  seat: number
  die: number
  face: 'A' | 'B' | 'G' | 'K' | 'T' | null
}

/** A golden mask frees black masks of one adventurer. */
export interface Masked {
  type: 'masked'
  seat: number
  die: number
  target: number
  dice: readonly number[]
  at: number
}

/** Dice are offered by hand for what is done together, or kept from it. */
export interface Offered {
  type: 'offered'
  seat: number
  dice: readonly number[]
  on: boolean
  at: number
}

/** A seat offers what its chamber needs by itself, or stops doing so. */
export interface AutoOffering {
  type: 'auto_offering'
  seat: number
  on: boolean
  at: number
}

/** One who is out gives a die to one who is not. */
export interface DieGiven {
  type: 'die_given'
  seat: number
  die: number
  to: number
  at: number
}

/** In which order a seat gives up dice when one is lost. */
export interface Preferred {
  type: 'preferred'
  seat: number
  order: readonly string[]
  at: number
}

/** An adventurer has paid for the next chamber and stands in it. */
export interface Entered {
  type: 'entered'
  seat: number
  start: number
  to: number
  paid: readonly number[]
  at: number
}

/** The top tile of the pile lies behind a door, or behind a wall that had to give way. */
export interface Discovered {
  type: 'discovered'
  seat: number
  node: number
  side: number
  chamber: number
  tile: string
  x: number
  y: number
  turned: number
  paid: readonly number[]
  walled: boolean
  at: number
}

/** TMP-4.7: cut off, an adventurer has broken through. Without a side: over the gap to the nearest chamber. */
export interface WallBroken {
  type: 'wall_broken'
  seat: number
  node: number
  side: number | null
  to: number
  paid: readonly number[]
  at: number
}

/**
 * Chambers leave the temple. Their tiles go under the pile in an order that nobody sees, and whoever was in them
 * is in the starting chamber.
 */
export interface ChambersLifted {
  type: 'chambers_lifted'
  chambers: readonly number[]
  under: readonly string[]
  seats: readonly number[]
}

/** Chambers lie elsewhere, all at once, with everybody and everything in them. */
export interface ChambersMoved {
  type: 'chambers_moved'
  places: readonly (readonly [number, number, number])[]
}

/** A chamber lies in its place as if it had been turned so many quarters from how it is printed. */
export interface ChamberTurned {
  type: 'chamber_turned'
  chamber: number
  turned: number
}

/**
 * TMP-4.5: a discovery is paid for, but its discoverer has yet to choose; the cell and so many tiles of the top are
 * set apart meanwhile.
 */
export interface DiscoveryBegun {
  type: 'discovery_begun'
  seat: number
  node: number
  side: number
  x: number
  y: number
  looks_at: number
  paid: readonly number[]
  walled: boolean
  at: number
}

/** The whole pile is shuffled; its order stays hidden. */
export interface PileStirred {
  type: 'pile_stirred'
  pile: readonly string[]
}

/** Gems of the depot are activated in a chamber, once and for all; `paid` are dice of all who helped. */
export interface GemsTaken {
  type: 'gems_taken'
  seat: number
  node: number
  level: number
  taken: number
  paid: readonly number[]
  at: number
}

/** So many gems more lie in the depot. */
export interface GemsAdded {
  type: 'gems_added'
  n: number
}

/** An adventurer has escaped. */
export interface GotOut {
  type: 'got_out'
  seat: number
  paid: readonly number[]
  at: number
}

/** A seat asks all who are inside for a turn of fate. */
export interface FateCalled {
  type: 'fate_called'
  seat: number
  voters: readonly number[]
  until: number
}

export interface FateVoted {
  type: 'fate_voted'
  seat: number
  yes: boolean
  at: number
}

/** One more gem lies in the depot, and every black mask inside is free. */
export interface FateTurned {
  type: 'fate_turned'
  dice: readonly number[]
}

/** No turn of fate. */
export interface FateDropped {
  type: 'fate_dropped'
  seat: number | null
  caller: number
  again: number
}

/** A seat asks everybody to give up. */
export interface ConcedeCalled {
  type: 'concede_called'
  seat: number
  voters: readonly number[]
  until: number
}

export interface ConcedeVoted {
  type: 'concede_voted'
  seat: number
  yes: boolean
  at: number
}

/** The game goes on. */
export interface ConcedeDropped {
  type: 'concede_dropped'
  seat: number | null
  caller: number
  again: number
}

/** So many bangs: the doors will slam soon, or the temple will fall in. */
export interface Gong {
  type: 'gong'
  number: number
}

/** The doors slam: who is not safe loses dice. */
export interface Slammed {
  type: 'slammed'
  number: number
  safe: readonly number[]
  lost: readonly (readonly [number, number])[]
}

/** The temple falls in. */
export interface Collapsed {
  type: 'collapsed'
}

/** Won, collapsed, left_behind, conceded or aborted. */
export interface GameEnded {
  type: 'game_ended'
  outcome: string
  at: number
}

/** A player is away from the table, or back. The figure stays; votes do not wait, but ask who is back (TMP-4.13). */
export interface WentAbsent {
  type: 'went_absent'
  seat: number
  gone: boolean
}

/** A seat is out for good: its figure and its dice are taken away, and nobody waits for it (TMP-4.13). */
export interface SeatLeft {
  type: 'seat_left'
  seat: number
  behind: boolean
}

/** A ready-made phrase, perhaps with a place on the map. */
export interface Signalled {
  type: 'signalled'
  seat: number
  phrase: 'come' | 'help' | 'mask' | 'gems' | 'exit' | 'home' | 'wait' | 'thanks' | 'going_home' | 'exploring' | 'stuck'
  node: number | null
  at: number
}

/** One seat has to choose; only it sees among what (TMP-4.5, TMP-4.12). */
export interface PromptOpened {
  type: 'prompt_opened'
  id: number
  seat: number
  kind: string
  options: readonly string[]
  until: number
}

/** The choice is made, by its owner or by time, or there is nothing to choose any more. */
export interface PromptClosed {
  type: 'prompt_closed'
  id: number
  seat: number
  kind: string
  option: string | null
}

/** A seat has stopped the clock: everybody may talk, and nobody rolls. */
export interface TimeStopped {
  type: 'time_stopped'
  seat: number
  at: number
}

/** A seat wants the clock to go on. */
export interface GoOnSaid {
  type: 'go_on_said'
  seat: number
}

/** The clock goes on where it was stopped. */
export interface TimeWentOn {
  type: 'time_went_on'
}

/** The deck is ready; its order stays hidden (TMP-4.12). */
export interface CursesShuffled {
  type: 'curses_shuffled'
  deck: readonly string[]
}

/** The top card; not kept if the seat bears the same already (TMP-3.2). */
export interface CurseDrawn {
  type: 'curse_drawn'
  seat: number
  curse: string
  kept: boolean
}

/** The seat has shown the card's icons, all alone. */
export interface CurseLifted {
  type: 'curse_lifted'
  seat: number
  curse: string
  paid: readonly number[]
  at: number
}

/** A card has left the seat without being lifted. */
export interface CurseGone {
  type: 'curse_gone'
  seat: number
  curse: string
}

/** TMP-6: from now on the seat's rolls wait until they are safe, or no longer do. */
export interface CareTaken {
  type: 'care_taken'
  seat: number
  on: boolean
  at: number
}

/** A seat reaches for another; silence until then is consent. */
export interface BondAsked {
  type: 'bond_asked'
  seat: number
  to: number
  until: number
  at: number
}

/** Both hold on to each other. */
export interface BondTied {
  type: 'bond_tied'
  seat: number
  to: number
  at: number | null
}

/** They no longer hold on to each other; whoever bears the card rolls freely until then, if at all. */
export interface BondBroken {
  type: 'bond_broken'
  seat: number
  to: number
  free_until: number | null
  at: number | null
}

/** The time of free rolling is over. */
export interface BondMissed {
  type: 'bond_missed'
  seat: number
}

/** The seat wants to do this, and waits for a hand until then. */
export interface HelpAsked {
  type: 'help_asked'
  seat: number
  deed: string
  to: number | null
  action: Readonly<Record<string, unknown>>
  dice: readonly number[]
  until: number
  at: number
}

/** Now it happens: somebody has lent a hand, or nobody has for too long. */
export interface HelpGiven {
  type: 'help_given'
  seat: number
  by: number | null
  at: number
}

/** It does not happen: taken back, or no longer possible. */
export interface HelpDropped {
  type: 'help_dropped'
  seat: number
  why: 'cancelled' | 'void'
  at: number | null
}

/** An adventurer stands in the starting chamber, and not because he wanted to. */
export interface FellBack {
  type: 'fell_back'
  seat: number
  start: number
  to: number
}

/** The seat stands, until then; `up`: from when on it may roll. */
export interface StoodUp {
  type: 'stood_up'
  seat: number
  until: number
  up: number
  at: number
}

/** No press in time: the seat does not roll until it has got up again. */
export interface SatDown {
  type: 'sat_down'
  seat: number
}

/** From now on the seat stands without presses and rolls more slowly, or no longer does. */
export interface SteadyChosen {
  type: 'steady_chosen'
  seat: number
  on: boolean
  at: number
}

/** This die lies before its owner again, and must be rolled. */
export interface DieRegained {
  type: 'die_regained'
  seat: number
  die: number
  paid: readonly number[]
  at: number
}

/** The stack is ready; its order stays hidden (TMP-4.12). */
export interface TreasuresShuffled {
  type: 'treasures_shuffled'
  stack: readonly string[]
}

/** The next tile of the stack lies face down in a chamber. Its number does not tell what it is. */
export interface TreasureLaid {
  type: 'treasure_laid'
  chamber: number
  treasure: number
}

/** A chest is open, and all see what was in it. */
export interface TreasureClaimed {
  type: 'treasure_claimed'
  seat: number
  chamber: number
  treasure: number
  kind: string
  paid: readonly number[]
  at: number
}

/** For ten seconds this treasure counts as icons. */
export interface TreasureArmed {
  type: 'treasure_armed'
  seat: number
  treasure: number
  kind: string
  until: number
  at: number
}

/** The ten seconds are over; the treasure was not needed and stays. */
export interface TreasureCooled {
  type: 'treasure_cooled'
  seat: number
  treasure: number
  kind: string
}

/** A treasure has done its work and is discarded, unless it stays before its owner. */
export interface TreasureUsed {
  type: 'treasure_used'
  seat: number
  treasure: number
  kind: string
  at: number | null
  stays: boolean
}

/** Left behind by one who is out (TMP-5.2), or taken away. */
export interface TreasureLost {
  type: 'treasure_lost'
  seat: number
  treasure: number
  kind: string
}

/** A gem of the depot counts as activated, without a chamber. */
export interface GemGranted {
  type: 'gem_granted'
}

/** These black masks let go, whoever wears them. */
export interface MasksHealed {
  type: 'masks_healed'
  dice: readonly number[]
}

/** Two neighbours are joined until the end. */
export interface PassageOpened {
  type: 'passage_opened'
  node: number
  side: number
}

/** An adventurer stands in another chamber, and nobody saw the way. */
export interface Teleported {
  type: 'teleported'
  seat: number
  start: number
  to: number
}

/** What modules print besides is theirs, and comes on top of it. */
export interface Catalogue {
  clock: Clock
  depot: Depot
  faces: readonly ('A' | 'B' | 'G' | 'K' | 'T')[]
  gems: readonly number[]
  loss_order: readonly string[]
  modules: Readonly<Record<string, ModuleInfo>>
  phrases: readonly ('come' | 'help' | 'mask' | 'gems' | 'exit' | 'home' | 'wait' | 'thanks' | 'going_home' | 'exploring' | 'stuck')[]
  tiles: Readonly<Record<string, TileInfo>>
  warn_keys: number
}

export interface Clock {
  intro: number
  length: number
}

export interface Depot {
  by_players: readonly number[]
  more: Readonly<Record<string, number>>
  spare: number
}

/** In play unless its option is `off`. `gems`: what it adds at best, by players. */
export interface ModuleInfo {
  gems: readonly number[]
  off: boolean | number | string
  option: string
}

/**
 * Sides are those before the tile is turned. `entry`: the icons of the red frame. `stairs`: none for the start.
 * `in_only`: doors by which nobody leaves. `rear`: sides of a second part, where its gems are. `most`: of all gems.
 */
export interface TileInfo {
  chest: boolean
  closed: boolean
  doors: string
  entry: string
  gems: GemInfo | null
  in_only: string
  mask: boolean
  most: number
  rear: string
  stairs: string
}

/** Pairs of how many icons are paid, all of one kind, and how many gems that lights. */
export interface GemInfo {
  icon: 'A' | 'K' | 'T'
  table: readonly (readonly [number, number])[]
}

export type Action =
  | Roll
  | Mask
  | Offer
  | AutoOffer
  | Give
  | Prefer
  | Enter
  | Discover
  | Break
  | Gems
  | Escape
  | CallFate
  | VoteFate
  | CallConcede
  | VoteConcede
  | Ready
  | Signal
  | Choose
  | GoOn
  | Leave
  | Absent
  | Lift
  | TakeCare
  | Bond
  | BondOk
  | Unbond
  | Assist
  | Cancel
  | Stand
  | StandSteadily
  | Drink
  | LightPit
  | Claim
  | UseTreasure

export type Event =
  | TempleLaid
  | ReadySaid
  | Begun
  | Rolled
  | DiceFell
  | DieHeld
  | DieReleased
  | Masked
  | Offered
  | AutoOffering
  | DieGiven
  | Preferred
  | Entered
  | Discovered
  | WallBroken
  | ChambersLifted
  | ChambersMoved
  | ChamberTurned
  | DiscoveryBegun
  | PileStirred
  | GemsTaken
  | GemsAdded
  | GotOut
  | FateCalled
  | FateVoted
  | FateTurned
  | FateDropped
  | ConcedeCalled
  | ConcedeVoted
  | ConcedeDropped
  | Gong
  | Slammed
  | Collapsed
  | GameEnded
  | WentAbsent
  | SeatLeft
  | Signalled
  | PromptOpened
  | PromptClosed
  | TimeStopped
  | GoOnSaid
  | TimeWentOn
  | CursesShuffled
  | CurseDrawn
  | CurseLifted
  | CurseGone
  | CareTaken
  | BondAsked
  | BondTied
  | BondBroken
  | BondMissed
  | HelpAsked
  | HelpGiven
  | HelpDropped
  | FellBack
  | StoodUp
  | SatDown
  | SteadyChosen
  | DieRegained
  | TreasuresShuffled
  | TreasureLaid
  | TreasureClaimed
  | TreasureArmed
  | TreasureCooled
  | TreasureUsed
  | TreasureLost
  | GemGranted
  | MasksHealed
  | PassageOpened
  | Teleported

/** What this game's letters and its catalogue hold. */
export interface Wire {
  view: View
  event: Event
  action: Action
  catalogue: Catalogue
}
