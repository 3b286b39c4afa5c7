// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import Tool from './Tool.svelte'

const shown: Record<string, unknown>[] = []

afterEach(() => Promise.all(shown.splice(0).map((one) => unmount(one))))

test('a tool says what it does, to eyes and ears, and does it', () => {
  let pressed = 0
  const props = { sign: 'map', words: 'Map', onclick: () => (pressed += 1), 'aria-pressed': true } as const
  shown.push(mount(Tool, { target: document.body, props }))
  flushSync()
  const button = document.querySelector('button')!

  button.click()

  expect(pressed).toBe(1)
  expect(button.type).toBe('button')
  expect([button.title, button.getAttribute('aria-label')]).toEqual(['Map', 'Map'])
  expect(button.getAttribute('aria-pressed')).toBe('true')
  expect(button.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

test('a tool draws its sign: knobs on lines for the switches', () => {
  shown.push(mount(Tool, { target: document.body, props: { sign: 'switches', words: 'Switches' } }))
  flushSync()

  expect(document.querySelectorAll('circle')).toHaveLength(3)
  expect(document.querySelector('path')?.getAttribute('d')).toContain('M4 7')
})
