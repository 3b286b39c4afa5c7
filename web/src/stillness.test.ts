import { expect, test } from 'vitest'

const SOURCES = import.meta.glob<string>('./**/*.{svelte,css}', { query: '?raw', import: 'default', eager: true })

/** What may go on for ever, since it ends by itself: with a line that is dead, or with a moment of the game's clock. */
const GOES_ON = {
  './table/Strip.svelte': ['blink 1s steps(2) infinite'],
  './games/temple/Blows.svelte': [
    'breathe 1.4s ease-in-out infinite alternate',
    'breathe 500ms ease-in-out infinite alternate',
  ],
  './games/temple/TimeBar.svelte': ['beat 500ms ease-in-out infinite alternate'],
}

test('everything that moves to call for somebody comes to rest, and stays lit', () => {
  const endless = Object.entries(SOURCES).flatMap(([path, text]) => {
    const found = [...text.matchAll(/animation[\w-]*:([^;]*\binfinite\b[^;]*);/g)].map((match) => match[1]?.trim())
    return found.length === 0 ? [] : [[path, found]]
  })
  expect(Object.fromEntries(endless)).toEqual(GOES_ON)
})
