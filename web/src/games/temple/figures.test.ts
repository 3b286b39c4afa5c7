// @vitest-environment happy-dom
import { mount, unmount } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import en from '../../../../src/wayout/games/temple/text/en.json'
import { LATE_FIGURES } from './figured'
import { FIGURES as OWN } from './figures'
import { PICTURES } from './lobby/pictures'
import { MODULES } from './modules/brought.svelte'
import { FIGURES as OF_MODULES } from './modules/figures'

const FIGURES = { ...OWN, ...OF_MODULES }

afterEach(() => document.body.replaceChildren())

it('announces exactly the pictures that there are', () => {
  expect(Object.keys(LATE_FIGURES).sort()).toEqual(Object.keys(FIGURES).sort())
})

it('shows pictures beside pages of the rules that are there', () => {
  const pages = Object.keys(FIGURES).filter((id) => id.startsWith('guide.'))
  expect(pages.map((id) => `${id}.title`).filter((page) => !(page in en))).toEqual([])
  expect(pages).toHaveLength(5)
})

it.each(Object.entries(LATE_FIGURES))('draws %s as soon as it is here', async (_, Figure) => {
  const figure = mount(Figure, { target: document.body })
  await vi.waitFor(() => expect(document.querySelector('svg')).not.toBeNull(), { timeout: 20_000 })
  void unmount(figure)
})

it('has a picture of every module for the lobby', () => {
  expect(Object.keys(PICTURES).sort()).toEqual([...MODULES].sort())
})
