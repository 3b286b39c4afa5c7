// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it } from 'vitest'
import en from '../../../../src/wayout/games/room25/text/en.json'
import { FIGURES } from './figures'
import { ALL_ROOMS, BASE_ROOMS, SEASON_ROOMS } from './figures/rooms'

const rules = import.meta.glob<Record<string, string>>('../../../../src/wayout/games/room25/text/en.json', {
  query: '?rules',
  import: 'default',
  eager: true,
})
const said = { ...en, ...Object.values(rules)[0] }

afterEach(() => document.body.replaceChildren())

it('shows pictures beside pages that are there', () => {
  const pages = Object.keys(FIGURES).map((id) => (id.startsWith('guide.') ? `${id}.title` : `rule.${id}.title`))
  expect(pages.filter((page) => !(page in said))).toEqual([])
})

it.each(Object.entries(FIGURES))('draws %s', (_, Figure) => {
  const figure = mount(Figure, { target: document.body })
  flushSync()
  expect(document.querySelector('svg')).not.toBeNull()
  void unmount(figure)
})

it('has every room in one of the boxes', () => {
  expect([...BASE_ROOMS, ...SEASON_ROOMS].sort()).toEqual([...ALL_ROOMS].sort())
  expect(BASE_ROOMS).toHaveLength(16)
})
