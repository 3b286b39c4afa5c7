import { expect, test } from 'vitest'

const SOURCES = import.meta.glob<string>(['./**/*.{ts,svelte,css}', '!./**/wire.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const LONGEST = 140

test('no line is too long to be read', () => {
  const long = Object.entries(SOURCES).flatMap(([path, text]) =>
    text.split('\n').flatMap((line, at) => (line.length > LONGEST ? [`${path}:${at + 1}`] : [])),
  )
  expect(Object.keys(SOURCES).length).toBeGreaterThan(200)
  expect(long).toEqual([])
})
