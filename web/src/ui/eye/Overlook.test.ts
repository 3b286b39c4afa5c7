// @vitest-environment happy-dom
import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import type { Point } from './camera'
import { Gaze } from './gaze.svelte'
import Overlook from './Overlook.svelte'

const STAGE = {
  nearest: 180,
  farthest: 5400,
  easing: 130,
  around: 50,
  covered: () => ({ left: 0, right: 0, top: 0, bottom: 0 }),
}
const shown: Record<string, unknown>[] = []

afterEach(() => Promise.all(shown.splice(0).map((one) => unmount(one))))

/** A board, what lies over it, and where it was tapped. */
function overlook(): { gaze: Gaze; taps: [Point, boolean][]; picture: SVGSVGElement; finger: (type: string) => void } {
  const gaze = new Gaze(STAGE)
  const taps: [Point, boolean][] = []
  const props = {
    gaze,
    tap: (at: Point, twice: boolean) => void taps.push([at, twice]),
    words: (key: string) => key,
    picture: createRawSnippet(() => ({ render: () => '<g class="drawn"></g>' })),
    children: createRawSnippet(() => ({ render: () => '<button class="over"></button>' })),
  }
  shown.push(mount(Overlook, { target: document.body, props }))
  flushSync()
  const picture = document.querySelector<SVGSVGElement>('[data-board] > svg')!
  const finger = (type: string): void =>
    void picture.dispatchEvent(new PointerEvent(type, { pointerId: 1, clientX: 30, clientY: 20, button: 0 }))
  return { gaze, taps, picture, finger }
}

test('a board is found by its name, reached by the keyboard, and explained', () => {
  overlook()
  const board = document.querySelector<HTMLElement>('[role="application"]')!

  expect(board.getAttribute('aria-label')).toBe('ui.board')
  expect(board.tabIndex).toBe(0)
  expect(document.getElementById(board.getAttribute('aria-describedby') ?? '')?.textContent).toBe('ui.board.hint')
  expect(board.querySelector('svg .drawn')).not.toBeNull()
  expect(board.querySelector(':scope > .over')).not.toBeNull()
})

test('a tap tells the place in the picture, wherever the eye is', () => {
  const { gaze, taps, picture, finger } = overlook()
  gaze.size = { width: 400, height: 400 }
  gaze.eye.jump({ x: 100, y: 50, width: 800 })
  flushSync()

  finger('pointerdown')
  finger('pointerup')

  expect(picture.getAttribute('viewBox')).toBe(gaze.viewBox)
  expect(taps).toEqual([[{ x: 100 + (30 - 200) * 2, y: 50 + (20 - 200) * 2 }, false]])
})
