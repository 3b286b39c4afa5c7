// @vitest-environment happy-dom
import { mount, unmount, type Component } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import CardArt from './CardArt.svelte'
import CharacterArt from './CharacterArt.svelte'
import CountdownArt from './CountdownArt.svelte'
import Danger from './Danger.svelte'
import { CARDS, CHARACTERS, COLOURS, ROOM_COLOURS, TOKENS, type RoomKind } from './kinds'
import RoleArt from './RoleArt.svelte'
import RoomArt from './RoomArt.svelte'
import TokenArt from './TokenArt.svelte'

const ROOMS = Object.keys(ROOM_COLOURS) as RoomKind[]

afterEach(() => document.body.replaceChildren())

/** The drawing as it stands in the page, without the ids that every drawing makes up anew. */
function drawn<Props extends Record<string, unknown>>(Art: Component<Props>, props: Props): string {
  const art = mount(Art, { target: document.body, props })
  const html = document.body.innerHTML
  void unmount(art)
  document.body.replaceChildren()
  return html.replaceAll(/\bc\d+-|\bs\d+-/g, '').replaceAll(/<!--.*?-->/g, '')
}

/** The picture alone, without the frame that its colour shares. */
function lit(html: string): string {
  return html.replaceAll(/lights-(blue|green|yellow|red)/g, 'lights')
}

test('two rooms of a kind look the same', () => {
  expect(drawn(RoomArt, { kind: 'acid' })).toBe(drawn(RoomArt, { kind: 'acid' }))
})

test('every room has a picture of its own', () => {
  const pictures = ROOMS.map((kind) => lit(drawn(RoomArt, { kind })))
  expect(new Set(pictures).size).toBe(26)
})

test('the Pivoting Chamber shows the way through it', () => {
  const [askew, across, upright] = ([null, 'h', 'v'] as const).map((axis) => drawn(RoomArt, { kind: 'pivoting', axis }))
  expect(new Set([askew, across, upright]).size).toBe(3)
})

test('dangers are told apart without their colour', () => {
  expect(new Set(COLOURS.map((colour) => lit(drawn(Danger, { colour })))).size).toBe(4)
})

test.each(['bust', 'pawn'] as const)('everybody has a %s of their own', (form) => {
  expect(new Set(CHARACTERS.map((who) => drawn(CharacterArt, { who, form }))).size).toBe(8)
})

test('a figure wears the colour and the shape of its seat', () => {
  const her = { who: 'alice', form: 'pawn' } as const
  const [first, second] = [0, 1].map((colour) => drawn(CharacterArt, { ...her, colour }))
  expect(first).toContain('--seat: var(--seat-0)')
  expect(second).toContain('--seat: var(--seat-1)')
  expect(first).not.toBe(second?.replaceAll('seat-1', 'seat-0'))
})

test('every token has a sign, and its back shows none of them', () => {
  expect(new Set([null, ...TOKENS].map((token) => drawn(TokenArt, { token }))).size).toBe(7)
})

test('every card has a picture of its own', () => {
  expect(new Set(CARDS.map((card) => drawn(CardArt, { card }))).size).toBe(12)
})

test('a card of movement shows the line, the way and how far', () => {
  const plain = { card: 'movement', line: { way: 'row', at: 1 } } as const
  const cards = [
    drawn(CardArt, plain),
    drawn(CardArt, { ...plain, forward: false }),
    drawn(CardArt, { ...plain, twice: true }),
    drawn(CardArt, { ...plain, plus: true }),
    drawn(CardArt, { ...plain, line: { way: 'row', at: 3 } as const }),
    drawn(CardArt, { ...plain, line: { way: 'column', at: 1 } as const }),
  ]
  expect(new Set(cards).size).toBe(6)
})

test('every role has a tile of its own, and so has one that nobody knows', () => {
  expect(new Set((['prisoner', 'guard', 'hidden'] as const).map((role) => drawn(RoleArt, { role }))).size).toBe(3)
})

test('the dial has a slice for every round and darkens those that are gone', () => {
  const html = drawn(CountdownArt, { left: 3, of: 8 })
  expect(html.match(/class="slice/g)).toHaveLength(8)
  expect(html.match(/class="slice[^"]* gone/g)).toHaveLength(5)
})

test('no picture holds words', () => {
  const html = [...ROOMS.map((kind) => drawn(RoomArt, { kind })), ...CARDS.map((card) => drawn(CardArt, { card }))]
  expect(html.filter((picture) => picture.includes('<text'))).toEqual([])
})
