// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import en from './en.json'
import { fill, holes, sentence, type Table } from './fill'
import { preferred } from './spoken'
import zhHant from './zh-Hant.json'

const GAMES = import.meta.glob<Table>('../../../src/wayout/games/*/text/*.json', { import: 'default', eager: true })
const RULES = import.meta.glob<Table>('../../../src/wayout/games/*/text/*.json', {
  query: '?rules',
  import: 'default',
  eager: true,
})
const SOURCES = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../games/**', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const PYTHON = import.meta.glob<string>('../../../src/wayout/{server,table}/*.py', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const pairs: [string, Table, Table][] = [['the house', en, zhHant]]
for (const tables of [GAMES, RULES])
  for (const [path, table] of Object.entries(tables)) {
    if (!path.endsWith('/en.json')) continue
    pairs.push([path, table, tables[path.replace('/en.json', '/zh-Hant.json')] ?? {}])
  }

test.each(pairs)('%s says the same things in both languages', (_, english, chinese) => {
  expect(Object.keys(chinese).sort()).toEqual(Object.keys(english).sort())
})

test.each(pairs)('%s leaves the same holes in both languages', (_, english, chinese) => {
  for (const [key, text] of Object.entries(english)) expect.soft(holes(chinese[key] ?? ''), key).toEqual(holes(text))
})

test.each(pairs)('%s leaves nothing unsaid', (_, english, chinese) => {
  for (const table of [english, chinese])
    for (const [key, text] of Object.entries(table)) expect.soft(text.trim(), key).not.toBe('')
})

test('the pages of the rules come apart from all other words', () => {
  expect(Object.keys(RULES).length).toBe(8)
  for (const [path, table] of Object.entries(RULES)) {
    expect(Object.keys(table).length, path).toBeGreaterThan(20)
    expect(Object.keys(table).filter((key) => !key.startsWith('rule.'))).toEqual([])
    expect(Object.keys(GAMES[path] ?? {}).filter((key) => key.startsWith('rule.'))).toEqual([])
  }
})

test('every key that the shell asks for by name has words', () => {
  const asked = Object.values(SOURCES).flatMap((source) =>
    [...source.matchAll(/(?<![\w.])t\(\s*'([\w.]+)'/g)].map((match) => match[1] ?? ''),
  )
  expect(asked.length).toBeGreaterThan(100)
  const missing = asked.filter((key) => !(key in en) && !(`${key}.other` in en))
  expect(missing).toEqual([])
})

test('every no that the house or a table can say has words', () => {
  const spoken = Object.values(PYTHON).flatMap((source) => [
    ...[...source.matchAll(/(?:refuse|Problem|Refused|Denied)\((?:\d+, )?"(\w+)"/g)].map((match) => match[1] ?? ''),
    ...[...source.matchAll(/return \d{3}, "(\w+)"/g)].map((match) => match[1] ?? ''),
    ...[...(/^CODES: Final = [({][^)}]*[)}]/ms.exec(source)?.[0] ?? '').matchAll(/"(\w+)"/g)].map(
      (match) => match[1] ?? '',
    ),
  ])
  expect(spoken.length).toBeGreaterThan(60)
  expect([...new Set(spoken)].filter((code) => !(`refusal.${code}` in en))).toEqual([])
})

test('every last word of a table has words', () => {
  const spoken = Object.values(PYTHON).flatMap((source) =>
    [...source.matchAll(/Gone\("(\w+)"/g)].map((match) => match[1] ?? ''),
  )
  expect(spoken.length).toBeGreaterThan(3)
  expect(spoken.filter((code) => !(`gone.${code}` in en && `gone.${code}.about` in en))).toEqual([])
})

test.each(pairs)('%s leaves room around a name in Chinese, for those that are not', (_, __, chinese) => {
  const tight = /\p{Script=Han}\{(who|names?|seat|from)\}|\{(who|names?|seat|from)\}\p{Script=Han}/u
  expect(Object.keys(chinese).filter((key) => tight.test(chinese[key] ?? ''))).toEqual([])
})

test('a Chinese name stands in a Chinese sentence without gaps, another with them', () => {
  expect(fill('輪到 {name}', { name: '小明' })).toBe('輪到小明')
  expect(fill('{who} 接手了 {from} 的座位。', { who: '小明', from: 'Ada' })).toBe('小明接手了 Ada 的座位。')
  expect(fill('{name} plays', { name: '小明' })).toBe('小明 plays')
})

test('a hole is filled by name, and stays where nothing fits it', () => {
  expect(fill('{name} plays {n} of {all}', { name: 'Ada', n: 3 })).toBe('Ada plays 3 of {all}')
})

test('the number chooses between one and many', () => {
  const table = { 'seat.watching.one': 'one', 'seat.watching.other': 'many' }
  expect(sentence(table, 'seat.watching', { n: 1 }, 'en')).toBe('one')
  expect(sentence(table, 'seat.watching', { n: 2 }, 'en')).toBe('many')
  expect(sentence(table, 'seat.watching', { n: 1 }, 'zh-Hant')).toBe('many')
  expect(sentence(table, 'seat.watching', {}, 'en')).toBeNull()
})

test('the browser chooses the language, and English where we have none', () => {
  expect(preferred(['zh-TW', 'en'])).toBe('zh-Hant')
  expect(preferred(['de-DE', 'zh-HK', 'en-US'])).toBe('zh-Hant')
  expect(preferred(['en-GB', 'zh-TW'])).toBe('en')
  expect(preferred(['fr'])).toBe('en')
})
