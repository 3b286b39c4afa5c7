import { expect, test } from 'vitest'
import { followNote, type Note, noteIn, type OpenPage, showNote } from './push'

const NOTE: Note = { title: 'Your turn', body: 'At table ABCDEF', tag: 'ABCDEF', url: '/t/ABCDEF', lang: 'en' }

function at(...pages: [path: string, state: DocumentVisibilityState][]) {
  const done: string[] = []
  const open: OpenPage[] = pages.map(([path, visibilityState]) => ({
    url: `https://house${path}`,
    visibilityState,
    focus: async () => done.push(`focus ${path}`),
  }))
  const desk = {
    origin: 'https://house',
    pages: async () => open,
    open: async (url: string) => done.push(`open ${url}`),
    show: async (title: string, options: NotificationOptions) => done.push(`show ${title}: ${options.body}`),
  }
  return { desk, done }
}

test('a note is shown to somebody who has no page open, or looks at another one', async () => {
  const { desk, done } = at(['/', 'visible'], ['/t/ABCDEF', 'hidden'])

  await showNote(NOTE, desk)

  expect(done).toEqual(['show Your turn: At table ABCDEF'])
})

test('a note says in which language it is, takes the place of the one before, and knows where it leads', async () => {
  let shown: NotificationOptions = {}
  const { desk } = at()

  await showNote(NOTE, { ...desk, show: async (_title, options) => (shown = options) })

  expect(shown).toMatchObject({ tag: 'ABCDEF', lang: 'en', data: { url: '/t/ABCDEF' } })
})

test('whoever sees the table is not told of it', async () => {
  const { desk, done } = at(['/t/abcdef?from=home', 'visible'])

  await showNote(NOTE, desk)

  expect(done).toEqual([])
})

test('a pressed note leads to the page that is open there', async () => {
  const { desk, done } = at(['/', 'visible'], ['/t/ABCDEF', 'hidden'])

  await followNote(NOTE.url, desk)

  expect(done).toEqual(['focus /t/ABCDEF'])
})

test('a pressed note opens a page where there is none', async () => {
  const { desk, done } = at(['/t/OTHER', 'hidden'])

  await followNote(NOTE.url, desk)

  expect(done).toEqual(['open /t/ABCDEF'])
})

test('no note leads out of the house', async () => {
  const { desk, done } = at()

  await followNote('https://elsewhere/t/ABCDEF', desk)
  await followNote('//elsewhere/t/ABCDEF', desk)

  expect(done).toEqual([])
})

test('only a whole note is one', () => {
  expect(noteIn(NOTE)).toEqual(NOTE)
  expect([noteIn(null), noteIn('x'), noteIn({ ...NOTE, url: 3 }), noteIn({ title: 'x' })]).toEqual([
    null,
    null,
    null,
    null,
  ])
})
