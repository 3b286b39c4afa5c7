import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { remember } from './recent'
import { Tables } from './tables.svelte'

function answer(body: unknown, ok = true): void {
  vi.stubGlobal('fetch', () =>
    ok ? Promise.resolve(new Response(JSON.stringify(body))) : Promise.reject(new Error('down')),
  )
}

beforeEach(() => {
  localStorage.clear()
  remember('OLD', 'emergency_exit', 1)
  remember('OPEN', 'emergency_exit', 2)
})
afterEach(() => vi.unstubAllGlobals())

test('a table that the house has open is not told twice', async () => {
  answer([{ code: 'OPEN', game: 'emergency_exit', status: 'playing', seated: true, guests: ['Ann'] }])
  const tables = new Tables()
  expect(tables.remembered).toEqual([])
  await tables.look()

  expect(tables.open?.map((table) => table.code)).toEqual(['OPEN'])
  expect(tables.remembered.map((visit) => visit.code)).toEqual(['OLD'])
  tables.drop('OLD')
  expect(tables.remembered).toEqual([])
})

test('without an answer there is what the browser remembers', async () => {
  answer(null, false)
  const tables = new Tables()
  await tables.look()

  expect(tables.remembered.map((visit) => visit.code)).toEqual(['OPEN', 'OLD'])
})
