/** The line to one table: keeps itself alive, and holds the newest of what the table said. */
import { socketAddress } from '../net'
import type {
  ChangeMessage,
  ClientMessage,
  Clocks,
  GameAction,
  LetterMessage,
  Line,
  Refused,
  Around,
  ServerMessage,
  Story,
} from '../types'
import { changed } from './changes'
import { Listeners } from './listeners'
import { DEAD_AFTER, PING_EVERY, pause, STALLED_AFTER } from './patience'
import { freshId, Wishes } from './wishes'

export type LinkStatus = 'connecting' | 'open' | 'lost' | 'gone'
export type Hear = (letter: LetterMessage) => void
export type Recall = (story: Story) => void
/** By the seat that has asked. */
export type Lapse = (by: number) => void

/** After these last words there is nothing to come back to, unless the guest asks for it. */
const FINAL = ['removed', 'left', 'not_allowed', 'other_version', 'too_fast']
const CHAT_KEPT = 200

function isSame(request: Around['request'], before: Around['request']): boolean {
  return request?.kind === before?.kind && request?.by === before?.by
}

export class TableLink {
  status = $state<LinkStatus>('connecting')
  around = $state.raw<Around | null>(null)
  letter = $state.raw<LetterMessage | null>(null)
  /** When the newest letter or its clocks came, in milliseconds of this page; they count from here. */
  heardAt = $state(0)
  /** When the newest around came, likewise. */
  aroundAt = $state(0)
  chat = $state.raw<readonly Line[]>([])
  /** When the newest line was said that lay there before this page came; null: the house has not told yet. */
  saidBefore = $state<number | null>(null)
  refusal = $state.raw<Refused | null>(null)
  pending = $state(false)
  /** The last word, if the house sent us away. */
  gone = $state<string | null>(null)
  /** Why the line is down, if the house said so. */
  why = $state<string | null>(null)
  tries = $state(0)
  /** The game is one of real time: what is wished for now means nothing later. */
  live = false
  /** The house owes an answer: the line may be dead, and nobody knows yet. */
  stalled = $state(false)

  #socket: WebSocket | null = null
  #wishes = new Wishes()
  /** When the ping that waits for an answer was sent. */
  #pinged: number | null = null
  #lastPing = 0
  #heart: ReturnType<typeof setInterval> | undefined
  #again: ReturnType<typeof setTimeout> | undefined
  #letters = new Listeners<LetterMessage>()
  #stories = new Listeners<Story>()
  #lapses = new Listeners<number>()
  #fresh = true
  /** A change was missed, and the whole letter is on its way. */
  #behind = false
  #closed = false
  readonly #address: string

  constructor(code: string, address: string = socketAddress(code)) {
    this.#address = address
  }

  connect(): void {
    if (this.#closed) return
    this.gone = null
    this.#drop()
    this.#dial()
    clearInterval(this.#heart)
    this.#heart = setInterval(() => this.#beat(), PING_EVERY / 2)
  }

  /** For good: whoever has left the page is not to be brought back by something that took its time. */
  close(): void {
    this.#closed = true
    clearInterval(this.#heart)
    clearTimeout(this.#again)
    this.#drop()
  }

  /** Tries at once instead of waiting, for when the network or the page comes back. */
  hurry(): void {
    if (this.status !== 'lost' || this.#closed || this.#socket !== null) return
    clearTimeout(this.#again)
    this.#dial()
  }

  /** Every letter, once and in order; its `happened` is empty where nothing may be animated. */
  onLetter(hear: Hear): () => void {
    return this.#letters.add(hear)
  }

  /** What happened before this page came. */
  onStory(recall: Recall): () => void {
    return this.#stories.add(recall)
  }

  /** Not everybody has answered in time. */
  onLapse(tell: Lapse): () => void {
    return this.#lapses.add(tell)
  }

  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  /** What one sees is what there is, and what one wishes for gets there. */
  get alive(): boolean {
    return this.status === 'open' && !this.stalled
  }

  /** In real time a wish is for this moment: without a line it is not kept for later. */
  wish(action: GameAction, id = freshId()): void {
    if (this.letter === null || (this.#inRealTime && !this.alive)) return
    const wish = { type: 'wish', id, number: this.letter.number, action } as const
    this.#keepAndSend(this.live ? { ...wish, at: this.#clockOf(this.letter) } : wish)
  }

  takeBack(): void {
    this.#keepAndSend({ type: 'take_back', id: freshId() })
  }

  /** What the game's clock reads now: what is long on its way is not played any more. */
  #clockOf({ at, runs }: LetterMessage): number {
    return Math.round(at + (performance.now() - this.heardAt) * runs)
  }

  get #inRealTime(): boolean {
    return this.live && (this.letter?.runs ?? 0) > 0
  }

  #keepAndSend(message: Extract<ClientMessage, { id: string }>): void {
    this.refusal = null
    this.#wishes.add(message)
    this.pending = true
    this.send(message)
  }

  #dial(): void {
    this.#fresh = true
    this.#behind = false
    const socket = new WebSocket(this.#address)
    this.#socket = socket
    this.#pinged = Date.now()
    socket.onopen = () => (this.#pinged = null)
    socket.onmessage = (event: MessageEvent<string>) => this.#heard(JSON.parse(event.data) as ServerMessage)
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost()
    }
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    if (socket === null) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  #lost(): void {
    this.#drop()
    if (this.#closed) return
    if (this.gone !== null && FINAL.includes(this.gone)) {
      this.status = 'gone'
      return
    }
    this.why = this.gone ?? this.why
    this.gone = null
    this.status = 'lost'
    if (this.#inRealTime) this.#forget()
    this.#again = setTimeout(() => this.#dial(), pause(this.tries, Math.random()))
    this.tries += 1
  }

  /** Counts the silence after a ping, not since the last word: a sleeping page has no timers, but misses nothing. */
  #beat(): void {
    if (this.#socket === null) return
    const now = Date.now()
    if (this.#pinged !== null) {
      this.stalled = now - this.#pinged >= STALLED_AFTER
      if (now - this.#pinged >= DEAD_AFTER) this.#lost()
      return
    }
    if (this.#socket.readyState !== WebSocket.OPEN || now - this.#lastPing < PING_EVERY) return
    this.#lastPing = now
    this.#pinged = now
    this.send({ type: 'ping', sent: now })
  }

  #heard(message: ServerMessage): void {
    this.#pinged = null
    this.stalled = false
    switch (message.type) {
      case 'around':
        return this.#aroundCame(message)
      case 'letter':
        return this.#letterCame(message)
      case 'clocks':
        return this.#clocksCame(message)
      case 'change':
        return this.#changeCame(message)
      case 'story':
        return this.#stories.tell(message)
      case 'granted':
        return this.#answered(message.id)
      case 'refused':
        if (message.id !== null) this.#answered(message.id)
        this.refusal = message
        return
      case 'lapsed':
        return this.#lapses.tell(message.by)
      case 'chat':
        this.chat = message.lines
        this.saidBefore ??= message.lines.at(-1)?.at ?? 0
        return
      case 'said':
        this.chat = [...this.chat, message.line].slice(-CHAT_KEPT)
        return
      case 'gone':
        this.gone = message.code
        return
      case 'pong':
        return
    }
  }

  #aroundCame(around: Around): void {
    const before = this.around
    if (around.match !== before?.match) this.#forget()
    if (this.refusal?.code === 'request_open' && !isSame(around.request, before?.request ?? null)) this.refusal = null
    // The step back is now for all to answer, which may take its time or come to nothing.
    if (around.request?.kind === 'take_back' && around.request.by === around.you.seat)
      this.#wishes.answeredAll('take_back')
    // What is around, for the first time on a new line: only now is it known that the wishes still belong to this match.
    if (this.status !== 'open') for (const sent of this.#wishes.open) this.send(sent)
    this.pending = this.#wishes.open.length > 0
    this.status = 'open'
    this.why = null
    this.tries = 0
    this.around = around
    this.aroundAt = performance.now()
    if (around.match !== null) return
    this.letter = null
    // Whoever sits at the table before a match begins has seen all of it.
    this.#fresh = false
  }

  #letterCame(letter: LetterMessage): void {
    const before = this.letter
    const follows = !this.#fresh && (before?.match !== letter.match || letter.number === before.number + 1)
    this.#fresh = false
    this.#behind = false
    this.#tell(follows ? letter : { ...letter, happened: [], taken_back: null, late: false })
  }

  /** It is the same letter, whose news nobody hears again. */
  #clocksCame({ match, at, runs, clocks }: Clocks): void {
    if (this.letter?.match !== match) return
    this.letter = { ...this.letter, at, runs, clocks }
    this.heardAt = performance.now()
  }

  #changeCame(change: ChangeMessage): void {
    if (this.#behind) return
    const next = this.letter === null ? null : changed(this.letter, change)
    if (next !== null) return this.#tell(next)
    this.#behind = true
    this.send({ type: 'again' })
  }

  #tell(told: LetterMessage): void {
    this.letter = told
    this.heardAt = performance.now()
    this.#letters.tell(told)
  }

  #forget(): void {
    this.refusal = null
    this.#wishes.forget()
    this.pending = false
  }

  #answered(id: string): void {
    this.#wishes.answered(id)
    this.pending = this.#wishes.open.length > 0
  }
}
