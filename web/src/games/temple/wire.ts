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
  bans: readonly BanView[]
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

/** A deed that a module keeps the viewer from, and why; `to`: entering this node, or something in it. */
export interface BanView {
  deed: string
  to: number | null
  why: Refusal
}

/** Why a wish is not granted: a code with words in every language, the facts, the rule's number. */
export interface Refusal {
  code: string
  rule: string
  facts: Readonly<Record<string, unknown>>
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

/** Swap the tiles of two chambers, of which the one that was discovered first is named first. */
export interface SwapSymbols {
  type: 'swap_symbols'
  one_chamber: number
  other_chamber: number
  pay: readonly number[]
}

/** Wish for one of the two cards of a character, or for another one instead. */
export interface Pick {
  type: 'pick'
  card: string
}

/** Through a wall into the chamber behind it. */
export interface WallStep {
  type: 'wall_step'
  side: number
  pay: readonly number[]
}

/** Through up to three connected chambers, whatever their frames say. */
export interface Dash {
  type: 'dash'
  node: number
  pay: readonly number[]
}

/** Use a golden mask for black masks of several adventurers in one's chamber. For those of one there is Mask. */
export interface Tend {
  type: 'tend'
  die: number
  first: number
  second: number
  third: number | null
}

/** Every black mask in one's chamber and in those connected to it lets go. */
export interface FirstAid {
  type: 'first_aid'
  pay: readonly number[]
}

/** For the next action within a while, keys are torches and torches keys. */
export interface JuryRig {
  type: 'jury_rig'
  pay: readonly number[]
}

/** Drive a curse out of any adventurer; if nobody has one, the black masks from one's own dice. */
export interface Exorcise {
  type: 'exorcise'
  seat: number
  curse: string | null
  pay: readonly number[]
}

/** Turn one's own chamber or a connected one by so many quarters, clockwise. */
export interface Shove {
  type: 'shove'
  node: number
  quarters: number
  pay: readonly number[]
}

/** To another place with an open entrance; with the activatable card, together with everybody here. */
export interface VoidStep {
  type: 'void_step'
  node: number
  pay: readonly number[]
}

/**
 * Some dice of one's own for as many of one other adventurer: in one's chamber, or anywhere with the activatable
 * card.
 */
export interface SwapDice {
  type: 'swap_dice'
  dice: readonly number[]
  theirs: readonly number[]
  pay: readonly number[]
}

/** Look at the location tile of one's chamber, alone. If it is that of the own gem, both leave the game. */
export interface Peek {
  type: 'peek'
  pay: readonly number[]
}

/** Say something true of a location tile that one has looked at. Never listed. */
export interface Hint {
  type: 'hint'
  location: number
  hint: string
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

/** Give a curse away for the top treasure. */
export interface ExchangeCurse {
  type: 'exchange_curse'
  curse: string
}

/** Pick up the token where one is. */
export interface TakeToken {
  type: 'take_token'
}

/** Put the token down, anywhere but in its own chamber. */
export interface DropToken {
  type: 'drop_token'
}

/** From the teleporter to the token, or from the token to the teleporter. */
export interface Warp {
  type: 'warp'
}

/** Two golden masks of one's own in the Fountain, and the first of one's lost dice is back. */
export interface Drink {
  type: 'drink'
  pay: readonly number[]
}

/** Slide the row or the column of a chamber towards a side: east and west are for rows. */
export interface TurnGear {
  type: 'turn_gear'
  node: number
  side: number
  pay: readonly number[]
}

/** Discover through this side, and look through the whole pile for it. */
export interface TakeShortCut {
  type: 'take_short_cut'
  side: number
  pay: readonly number[]
}

/** Show five black masks of one's own in the Pit. What a die shows counts, locked or not. */
export interface LightPit {
  type: 'light_pit'
}

/** Everybody inside is here: now each draws a curse. Cards that one has already count, and so does an empty deck. */
export interface CallChaos {
  type: 'call_chaos'
}

/** Two keys of one's own in the constellation chamber, while each of the places has somebody else. */
export interface AlignStars {
  type: 'align_stars'
  pay: readonly number[]
}

/** Two torches of all in a snake's chamber (A35). */
export interface CatchSnake {
  type: 'catch_snake'
}

/** Five torches of all in the pit, when no snake is left. */
export interface CatchMother {
  type: 'catch_mother'
}

/** Lay dice of one's own on the altar: any that are neither held nor lost, black masks too. */
export interface Sacrifice {
  type: 'sacrifice'
  dice: readonly number[]
}

/** Two torches of one's own push the ghost of one's chamber through an open side, into the next chamber. */
export interface PushGhost {
  type: 'push_ghost'
  side: number
  pay: readonly number[]
}

/** Pay the icons of the task tile, all in the chamber together. */
export interface SolveTask {
  type: 'solve_task'
}

/** Enter the next chamber with the chalice: a torch on top of its frame. */
export interface Carry {
  type: 'carry'
  side: number
  pay: readonly number[]
}

/** Pay the golden masks of all in the chamber. */
export interface TendTree {
  type: 'tend_tree'
}

/** Light a gem in every linked chamber whose adventurers show its icons: in two at least. */
export interface Link {
  type: 'link'
}

/** Pay the next task of the chamber, with the dice of everybody in it (TMP-4.8). */
export interface Solve {
  type: 'solve'
}

/** Hold a die with a mask over the tower for so many milliseconds, and let go. */
export interface Stack {
  type: 'stack'
  die: number
  hold: number
}

/** Take one's own uppermost die back, as it lay before. */
export interface Unstack {
  type: 'unstack'
}

/** The tower is high enough: activate so many gems, once and for all. */
export interface LightTotem {
  type: 'light_totem'
  level: number
}

/** Show the icons of the cliff on which one hangs, all one's own. */
export interface Climb {
  type: 'climb'
  pay: readonly number[]
}

/** In the invocation chamber: call all others into it, wherever they are. */
export interface Summon {
  type: 'summon'
  pay: readonly number[]
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

/** The stack is ready; its order stays hidden (TMP-4.12). */
export interface CalendarShuffled {
  type: 'calendar_shuffled'
  stack: readonly string[]
}

/** The top tile of the stack lies face up in a chamber. */
export interface SymbolLaid {
  type: 'symbol_laid'
  chamber: number
  symbol: string
}

/** Gems were lit under the right symbol: the figure is one space further, and the tile has done its work. */
export interface CalendarAdvanced {
  type: 'calendar_advanced'
  chamber: number
  symbol: string
  space: number
}

/** A tile goes under the stack, and the figure stays where it is. */
export interface SymbolReturned {
  type: 'symbol_returned'
  chamber: number
  symbol: string
}

/** In the calendar chamber somebody has swapped the tiles of two others. */
export interface SymbolsSwapped {
  type: 'symbols_swapped'
  seat: number
  one_chamber: number
  other_chamber: number
  paid: readonly number[]
  at: number
}

/** The doors slam, and the figure has not passed its bar: everybody gives a die. */
export interface CalendarDemanded {
  type: 'calendar_demanded'
  number: number
}

/** In the introduction: a seat would like to play with this card. */
export interface CardWished {
  type: 'card_wished'
  seat: number
  card: string
  at: number
}

/** A seat is this character, and plays with this card of it. The other card leaves the game. */
export interface CardDealt {
  type: 'card_dealt'
  seat: number
  character: string
  card: string
}

/** A card is paid for and works. `flipped`: once, until the next slam. */
export interface CardUsed {
  type: 'card_used'
  seat: number
  card: string
  paid: readonly number[]
  flipped: boolean
  at: number
}

/** TMP-4.10: the cards of these seats can be used again. */
export interface CardsReady {
  type: 'cards_ready'
  seats: readonly number[]
}

/** An adventurer has come to another chamber by a card. */
export interface Stepped {
  type: 'stepped'
  seat: number
  start: number
  to: number
  card: string
}

/** These black masks let go by a card. */
export interface MasksEased {
  type: 'masks_eased'
  seat: number
  dice: readonly number[]
}

/** A golden mask frees black masks of several adventurers. */
export interface Tended {
  type: 'tended'
  seat: number
  die: number
  dice: readonly number[]
  at: number
}

/** Until then the seat's keys count as torches, and its torches as keys. */
export interface Rigged {
  type: 'rigged'
  seat: number
  until: number
}

/** The seat's keys are keys again. */
export interface RigEnded {
  type: 'rig_ended'
  seat: number
}

/** These are the dice of the seat that show a black mask and can be rolled all the same. */
export interface MasksBorne {
  type: 'masks_borne'
  seat: number
  dice: readonly number[]
}

/** The other seat is asked for these of its dice. */
export interface SwapAsked {
  type: 'swap_asked'
  seat: number
  dice: readonly number[]
  other: number
  theirs: readonly number[]
  pay: readonly number[]
  at: number
}

/** Dice have changed owners. As all dice are alike, what they show has changed places, and they have not. */
export interface DiceSwapped {
  type: 'dice_swapped'
  seat: number
  dice: readonly number[]
  other: number
  theirs: readonly number[]
}

/** The other seat has refused, or it can no longer be done. */
export interface SwapDropped {
  type: 'swap_dropped'
  seat: number
  other: number
}

/** Everybody has a cursed gem, and the location tiles lie face down. */
export interface CursedGemsDealt {
  type: 'cursed_gems_dealt'
  gems: readonly string[]
  symbols: readonly string[]
}

/** The top location tile lies face down in a chamber. Its number does not tell what it is. */
export interface LocationLaid {
  type: 'location_laid'
  chamber: number
  location: number
}

/** Its chamber leaves the temple, and the tile goes under the stack, face down. */
export interface LocationReturned {
  type: 'location_returned'
  chamber: number
  location: number
}

/** Somebody has looked at a location tile, and nobody else has. */
export interface LocationPeeked {
  type: 'location_peeked'
  seat: number
  chamber: number
  location: number
  symbol: string
  paid: readonly number[]
  at: number
}

/** The tile shows the own gem: both leave the game, and the way out is free. */
export interface CursedGemReturned {
  type: 'cursed_gem_returned'
  seat: number
  symbol: string
  chamber: number
  location: number
}

/** Somebody who has looked at a location tile says something about it. */
export interface HintGiven {
  type: 'hint_given'
  seat: number
  location: number
  hint: string
  at: number
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

/** Each of two players has the other's adventurer now, or their own again. */
export interface SoulsExchanged {
  type: 'souls_exchanged'
  seat: number
  target: number
  back: boolean
}

/** The card is gone, but one of the two is out: nothing is swapped back. */
export interface SoulsParted {
  type: 'souls_parted'
  seat: number
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

/** A seat has given a curse away; no more on this visit. */
export interface CurseExchanged {
  type: 'curse_exchanged'
  seat: number
  curse: string
  at: number
}

/** The top treasure of the stack lies face up before a seat. */
export interface TreasureDrawn {
  type: 'treasure_drawn'
  seat: number
  treasure: number
  kind: string
}

/** A seat has come back to the exchange chamber, and may exchange again. */
export interface VisitBegun {
  type: 'visit_begun'
  seat: number
}

/** The token lies in this place now, and nobody has put it there. */
export interface TokenMoved {
  type: 'token_moved'
  node: number
  found: boolean
}

/** A seat carries the token along. */
export interface TokenTaken {
  type: 'token_taken'
  seat: number
  at: number
}

/** A seat has put the token down. */
export interface TokenDropped {
  type: 'token_dropped'
  seat: number
  node: number
  at: number
}

/** An adventurer has gone through the teleporter, from its chamber to the token or back. */
export interface Warped {
  type: 'warped'
  seat: number
  start: number
  to: number
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

/**
 * The mirage and the starting chamber have changed places. Whoever was in the start stays where they are, and
 * stands in the mirage now.
 */
export interface MirageRose {
  type: 'mirage_rose'
  chamber: number
  beside: number
  side: number
  turned: number
  seats: readonly number[]
}

/** A row or a column slides. */
export interface GearTurned {
  type: 'gear_turned'
  seat: number
  side: number
  paid: readonly number[]
  at: number
}

/** Others have drawn the last chamber: nothing is left to choose, and the place is free again. */
export interface ShortCutEnded {
  type: 'short_cut_ended'
  seat: number
  x: number
  y: number
}

/** The doors slam, and one who was the weakest link is not safe. */
export interface LinkBroken {
  type: 'link_broken'
  seat: number
}

/** A seat cries that this chamber is the exit, whether or not it is. */
export interface ExitShouted {
  type: 'exit_shouted'
  seat: number
  chamber: number
  shout: number
  at: number
}

/** Nothing marks this chamber as the exit any more, unless it is. */
export interface AlarmFaded {
  type: 'alarm_faded'
  seat: number
  chamber: number
}

/** All are in the chaos chamber, and somebody has called for it. */
export interface ChaosCalled {
  type: 'chaos_called'
  seat: number
  at: number
}

/** Everybody stands where a star is. */
export interface StarsAligned {
  type: 'stars_aligned'
  seat: number
  paid: readonly number[]
  at: number
}

/** A snake in each of these places. */
export interface SnakesLoosed {
  type: 'snakes_loosed'
  nodes: readonly number[]
}

/** A snake is in another chamber now, because its own has gone or another lies there. */
export interface SnakeCrawled {
  type: 'snake_crawled'
  start: number
  to: number
}

/** One snake less; so many are left. */
export interface SnakeCaught {
  type: 'snake_caught'
  seat: number
  node: number
  n: number
  paid: readonly number[]
  at: number
}

/** The mother of the snakes is caught. */
export interface MotherCaught {
  type: 'mother_caught'
  seat: number
  paid: readonly number[]
  at: number
}

/** The chamber of a quest lies in the temple. */
export interface QuestFound {
  type: 'quest_found'
  tile: string
  chamber: number
}

/** A quest marker leaves the depot (TMP-3.6); so many are left. */
export interface QuestDone {
  type: 'quest_done'
  tile: string
  n: number
}

/** Dice lie on the altar until the end. */
export interface DiceSacrificed {
  type: 'dice_sacrificed'
  seat: number
  dice: readonly number[]
  at: number
}

/** The ghost is in this place, and nobody has pushed it there. */
export interface GhostAppeared {
  type: 'ghost_appeared'
  node: number
}

/** Somebody in its chamber has pushed the ghost through a door. */
export interface GhostPushed {
  type: 'ghost_pushed'
  seat: number
  start: number
  to: number
  paid: readonly number[]
  at: number
}

/** So many gem tiles lie at the depot and count as gems (A44). */
export interface ObeliskRose {
  type: 'obelisk_rose'
  n: number
}

/** Chambers lie at these sides of the obelisk now; their gem tiles are gone, and so many are left. */
export interface ObeliskJoined {
  type: 'obelisk_joined'
  sides: number
  n: number
}

/** Task tiles lie in their chamber, face down. */
export interface TasksLaid {
  type: 'tasks_laid'
  tasks: readonly string[]
}

/** The next task tile lies face up. */
export interface TaskRevealed {
  type: 'task_revealed'
  task: string
  n: number
}

/** The task tile that lies face up is done; `paid` are dice of all who helped. */
export interface TaskSolved {
  type: 'task_solved'
  seat: number
  task: string
  n: number
  paid: readonly number[]
  at: number
}

/** The tree lives. */
export interface TreeTended {
  type: 'tree_tended'
  seat: number
  paid: readonly number[]
  at: number
}

/**
 * In each of these nodes one gem is lit, as far as the depot went; `paid` are dice of all who helped. The link is
 * spent, also for linked chambers that took no part.
 */
export interface LinkLit {
  type: 'link_lit'
  seat: number
  nodes: readonly number[]
  taken: number
  paid: readonly number[]
  at: number
}

/** The treasure chamber is discovered, and the chalice is in it. */
export interface ChaliceFound {
  type: 'chalice_found'
  node: number
}

/** Whoever has entered this node has taken the chalice along. */
export interface ChaliceCarried {
  type: 'chalice_carried'
  seat: number
  node: number
}

/** Its chamber is not there any more: the chalice is in this node now. */
export interface ChaliceFell {
  type: 'chalice_fell'
  node: number
}

/** The chalice is in the exit, and out of danger. */
export interface ChaliceSaved {
  type: 'chalice_saved'
  seat: number
}

/** The timer of this chamber stands in another one: it waits for it, without effect. */
export interface SandAwaited {
  type: 'sand_awaited'
  chamber: number
  tile: string
}

/** The sand runs in this chamber. */
export interface SandStarted {
  type: 'sand_started'
  chamber: number
  tile: string
  until: number
}

/** The green timer is turned over, and the lower ban holds. */
export interface SandTurned {
  type: 'sand_turned'
  chamber: number
  tile: string
  until: number
}

/** The sand of this chamber has run out, and its timer is free. */
export interface SandRanOut {
  type: 'sand_ran_out'
  chamber: number
  tile: string
}

/** A task of this chamber was paid in time; `paid` are dice of all who helped. */
export interface TimeTaskSolved {
  type: 'time_task_solved'
  seat: number
  chamber: number
  tile: string
  paid: readonly number[]
  at: number
}

/** A task was left undone when the sand had run out: these dice are lost. */
export interface TimeTaskFailed {
  type: 'time_task_failed'
  chamber: number
  tile: string
  lost: readonly (readonly [number, number])[]
}

/** Nobody has come for these dice in time. */
export interface SacrificesLost {
  type: 'sacrifices_lost'
  dice: readonly number[]
}

/** A hand with a die is over the tower, and will open after so many milliseconds. */
export interface StackingBegun {
  type: 'stacking_begun'
  seat: number
  die: number
  face: 'B' | 'G'
  hold: number
  at: number
}

/** The die lies on top. */
export interface DieStacked {
  type: 'die_stacked'
  seat: number
  die: number
  height: number
}

/** The die falls, and drags others along; all of them must be rolled again. */
export interface TowerFell {
  type: 'tower_fell'
  seat: number
  dice: readonly number[]
}

/** The die is back where it was: whoever held it is elsewhere, or the totem is done. */
export interface StackingDropped {
  type: 'stacking_dropped'
  seat: number
}

/** A die of the tower lies before its owner as it did; what was above it has settled down. */
export interface DieTakenBack {
  type: 'die_taken_back'
  seat: number
  die: number
  at: number | null
}

/** The totem has given its gems, and all get their dice back. */
export interface TotemSated {
  type: 'totem_sated'
  dice: readonly number[]
}

/** Whoever discovers a trap is in it at once. */
export interface TrapSprung {
  type: 'trap_sprung'
  seat: number
  start: number
  to: number
  tile: string
}

/** An adventurer hangs on a cliff and cannot leave. */
export interface CliffHolds {
  type: 'cliff_holds'
  seat: number
  node: number
}

/** An adventurer has got off the cliff and stands in its chamber. */
export interface Climbed {
  type: 'climbed'
  seat: number
  paid: readonly number[]
  at: number
}

/** No open entrance fits the platform yet: it stays with its rider, and nobody gets on or off. */
export interface PlatformWaits {
  type: 'platform_waits'
  seat: number
  chamber: number
}

/** The platform waits no more: it is a chamber like any other, and keeps nobody. */
export interface PlatformSettled {
  type: 'platform_settled'
  chamber: number
}

/** Something has taken an adventurer out of a trap that kept him. */
export interface TrapLetGo {
  type: 'trap_let_go'
  seat: number
}

/** Two players have exchanged adventurers: a trap keeps the figure, whoever's it is. */
export interface TrapSwapped {
  type: 'trap_swapped'
  seat: number
  target: number
}

/** All these adventurers are in the invocation chamber, wherever they were. */
export interface Summoned {
  type: 'summoned'
  seat: number
  seats: readonly number[]
  to: number
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

/** The top of the stack lies before one seat, which alone may look at it. */
export interface LampRubbed {
  type: 'lamp_rubbed'
  seat: number
  n: number
  kinds: readonly string[]
}

/** A seat has taken this treasure, and has it face up; the others that it saw are under the stack. */
export interface WishGranted {
  type: 'wish_granted'
  seat: number
  treasure: number
  kind: string
}

/** A seat is out before it has chosen: all that it saw is under the stack. */
export interface WishForgone {
  type: 'wish_forgone'
  seat: number
}

/** These black masks let go, whoever wears them. */
export interface MasksHealed {
  type: 'masks_healed'
  dice: readonly number[]
}

/** This node serves as a starting chamber from now on. */
export interface TorchLit {
  type: 'torch_lit'
  seat: number
  node: number
}

/** The countdown is over, and so is the light. */
export interface TorchesWentOut {
  type: 'torches_went_out'
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

/**
 * In play unless its option is `off`. `gems`: what it adds at best, by players. `difficulty`: 1 to 3.
 * `chambers`: its tiles. `needs`: of each of these modules one must be in play with it.
 */
export interface ModuleInfo {
  chambers: number
  difficulty: number
  gems: readonly number[]
  needs: readonly (readonly string[])[]
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
  | SwapSymbols
  | Pick
  | WallStep
  | Dash
  | Tend
  | FirstAid
  | JuryRig
  | Exorcise
  | Shove
  | VoidStep
  | SwapDice
  | Peek
  | Hint
  | Lift
  | TakeCare
  | Bond
  | BondOk
  | Unbond
  | Assist
  | Cancel
  | Stand
  | StandSteadily
  | ExchangeCurse
  | TakeToken
  | DropToken
  | Warp
  | Drink
  | TurnGear
  | TakeShortCut
  | LightPit
  | CallChaos
  | AlignStars
  | CatchSnake
  | CatchMother
  | Sacrifice
  | PushGhost
  | SolveTask
  | Carry
  | TendTree
  | Link
  | Solve
  | Stack
  | Unstack
  | LightTotem
  | Climb
  | Summon
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
  | CalendarShuffled
  | SymbolLaid
  | CalendarAdvanced
  | SymbolReturned
  | SymbolsSwapped
  | CalendarDemanded
  | CardWished
  | CardDealt
  | CardUsed
  | CardsReady
  | Stepped
  | MasksEased
  | Tended
  | Rigged
  | RigEnded
  | MasksBorne
  | SwapAsked
  | DiceSwapped
  | SwapDropped
  | CursedGemsDealt
  | LocationLaid
  | LocationReturned
  | LocationPeeked
  | CursedGemReturned
  | HintGiven
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
  | SoulsExchanged
  | SoulsParted
  | StoodUp
  | SatDown
  | SteadyChosen
  | CurseExchanged
  | TreasureDrawn
  | VisitBegun
  | TokenMoved
  | TokenTaken
  | TokenDropped
  | Warped
  | DieRegained
  | MirageRose
  | GearTurned
  | ShortCutEnded
  | LinkBroken
  | ExitShouted
  | AlarmFaded
  | ChaosCalled
  | StarsAligned
  | SnakesLoosed
  | SnakeCrawled
  | SnakeCaught
  | MotherCaught
  | QuestFound
  | QuestDone
  | DiceSacrificed
  | GhostAppeared
  | GhostPushed
  | ObeliskRose
  | ObeliskJoined
  | TasksLaid
  | TaskRevealed
  | TaskSolved
  | TreeTended
  | LinkLit
  | ChaliceFound
  | ChaliceCarried
  | ChaliceFell
  | ChaliceSaved
  | SandAwaited
  | SandStarted
  | SandTurned
  | SandRanOut
  | TimeTaskSolved
  | TimeTaskFailed
  | SacrificesLost
  | StackingBegun
  | DieStacked
  | TowerFell
  | StackingDropped
  | DieTakenBack
  | TotemSated
  | TrapSprung
  | CliffHolds
  | Climbed
  | PlatformWaits
  | PlatformSettled
  | TrapLetGo
  | TrapSwapped
  | Summoned
  | TreasuresShuffled
  | TreasureLaid
  | TreasureClaimed
  | TreasureArmed
  | TreasureCooled
  | TreasureUsed
  | TreasureLost
  | GemGranted
  | LampRubbed
  | WishGranted
  | WishForgone
  | MasksHealed
  | TorchLit
  | TorchesWentOut
  | PassageOpened
  | Teleported

/** What this game's letters and its catalogue hold. */
export interface Wire {
  view: View
  event: Event
  action: Action
  catalogue: Catalogue
}
