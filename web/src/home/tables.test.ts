// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OwnTable } from '../types'
import { remember } from './recent'
import { Tables } from './tables.svelte'

function answer(body: unknown, ok = true): void {
  vi.stubGlobal('fetch', () =>
    ok ? Promise.resolve(new Response(JSON.stringify(body))) : Promise.reject(new Error('down')),
  )
}

function table(code: string, status: string, seated = true, asked = false): OwnTable {
  return {
    code,
    game: 'emergency_exit',
    status,
    seated,
    guests: ['Ann'],
    colours: [0],
    asked,
    seconds: asked ? 72_000 : null,
  }
}

async function listed(...tables: OwnTable[]): Promise<Tables> {
  answer(tables)
  const found = new Tables()
  await found.look()
  return found
}

const codes = (list: readonly { code: string }[]): string[] => list.map(({ code }) => code)

beforeEach(() => {
  localStorage.clear()
  remember('OLD', 'emergency_exit', 1)
  remember('OPEN', 'emergency_exit', 2)
})
afterEach(() => vi.unstubAllGlobals())

test('a table that the house has open is not told twice', async () => {
  answer([table('OPEN', 'playing')])
  const tables = new Tables()
  expect(tables.remembered).toEqual([])
  await tables.look()

  expect(codes(tables.current)).toEqual(['OPEN'])
  expect(codes(tables.remembered)).toEqual(['OLD'])
  tables.drop('OLD')
  expect(tables.remembered).toEqual([])
})

test('without an answer there is what the browser remembers', async () => {
  answer(null, false)
  const tables = new Tables()
  await tables.look()

  expect(codes(tables.remembered)).toEqual(['OPEN', 'OLD'])
})

test('games that go on are in sight, then tables that gather; all others fold away', async () => {
  const tables = await listed(
    table('A', 'over'),
    table('B', 'gathering'),
    table('C', 'gathering'),
    table('D', 'playing', false),
    table('E', 'paused'),
  )

  expect(codes(tables.current)).toEqual(['E', 'B'])
  expect(codes(tables.older)).toEqual(['A', 'C', 'D'])
})

test('games that go on with others are in sight, however many others wait', async () => {
  const shared = { ...table('E', 'playing'), guests: ['Ann', 'Bea'] }
  const tables = await listed(
    table('A', 'playing', true, true),
    table('B', 'paused', true, true),
    table('C', 'playing'),
    shared,
  )

  expect(codes(tables.current)).toEqual(['A', 'B', 'E'])
  expect(codes(tables.older)).toEqual(['C'])
})

test('a dismissed table stays away, also from what the browser remembers', async () => {
  const tables = await listed(table('OPEN', 'over'), table('A', 'over'))
  tables.dismiss(table('OPEN', 'over'))

  expect(codes(tables.older)).toEqual(['A'])
  const again = await listed(table('OPEN', 'over'), table('A', 'over'))
  expect(codes(again.older)).toEqual(['A'])
  expect(codes(again.remembered)).toEqual(['OLD'])
})

test('it comes back when a game begins there', async () => {
  const tables = await listed(table('A', 'over'))
  tables.dismiss(table('A', 'over'))

  expect(codes((await listed(table('A', 'playing'))).current)).toEqual(['A'])
})

test('what somebody else wrote into the memory dismisses nothing', async () => {
  localStorage.setItem('wayout.dismissed', '{"not": "a list"}')

  expect(codes((await listed(table('A', 'over'))).older)).toEqual(['A'])
})

test('tables that wait for this guest are in sight before all others, however many', async () => {
  const waiting = ['W1', 'W2', 'W3'].map((code) => table(code, 'playing', true, true))
  answer([table('A', 'playing'), ...waiting, table('B', 'gathering')])
  const tables = new Tables()
  await tables.look()

  expect(tables.current.map(({ code }) => code)).toEqual(['W1', 'W2', 'W3'])
  expect(tables.older.map(({ code }) => code)).toEqual(['A', 'B'])
})
