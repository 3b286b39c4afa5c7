import { expect, test } from 'vitest'
import type { Table } from './fill'

const WHOLE = import.meta.glob<Table>('../../../src/wayout/games/*/text/*.json', { import: 'default', eager: true })
const FIRST = import.meta.glob<Table>('../../../src/wayout/games/*/text/*.json', {
  import: 'default',
  eager: true,
  query: '?table',
})
const MODULES = import.meta.glob<Table>('../../../src/wayout/games/*/text/*.json', {
  import: 'default',
  eager: true,
  query: '?modules',
})

test.each(Object.keys(WHOLE))('the parts of %s are the whole, and nothing comes twice', (path) => {
  const [first, later] = [FIRST[path] ?? {}, MODULES[path] ?? {}]
  expect({ ...first, ...later }).toEqual(WHOLE[path])
  expect(Object.keys(first).filter((key) => key in later)).toEqual([])
})

test('a table needs no words of modules before one is in play, but can choose among them', () => {
  const path = '../../../src/wayout/games/temple/text/en.json'
  expect(FIRST[path]).toHaveProperty(['option.traps'])
  expect(MODULES[path]).toHaveProperty(['ui.traps.climb'])
})
