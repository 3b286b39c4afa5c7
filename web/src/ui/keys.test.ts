// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { isTaken } from './keys'

afterEach(() => document.body.replaceChildren())

/** Is Enter, pressed on this, somebody else's? */
function taken(html: string, { confirms = true, ...event }: KeyboardEventInit & { confirms?: boolean } = {}): boolean {
  document.body.innerHTML = html
  let answer: boolean | null = null
  const listen = (heard: KeyboardEvent): void => {
    answer = isTaken(heard, confirms)
  }
  addEventListener('keydown', listen)
  document.body
    .querySelector('.here')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...event }))
  removeEventListener('keydown', listen)
  if (answer === null) throw new Error('no key was heard')
  return answer
}

it('leaves the keys of a text, of a window and of the browser alone', () => {
  expect(taken('<div class="here"></div>')).toBe(false)
  expect(taken('<div class="here"></div>', { ctrlKey: true })).toBe(true)
  expect(taken('<input class="here">', { confirms: false })).toBe(true)
  expect(taken('<dialog open></dialog><div class="here"></div>')).toBe(true)
})

it('lets Enter press the button that has the focus, but not the tile that is chosen', () => {
  expect(taken('<button class="here"></button>')).toBe(true)
  expect(taken('<button class="here"></button>', { confirms: false })).toBe(false)
  expect(taken('<button class="here" data-tile="1" aria-pressed="false"></button>')).toBe(true)
  expect(taken('<button class="here" data-tile="1" aria-pressed="true"></button>')).toBe(false)
})
