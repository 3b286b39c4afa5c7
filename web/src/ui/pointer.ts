/** Where a finger or mouse last touched the page, so that answers appear beside it. */

export interface Touch {
  x: number
  y: number
  when: number
}

let last: Touch | null = null

export function watchPointer(): void {
  addEventListener('pointerdown', (event) => (last = { x: event.clientX, y: event.clientY, when: performance.now() }), {
    capture: true,
    passive: true,
  })
  addEventListener('keydown', () => (last = null), { capture: true, passive: true })
}

/** Null if the keyboard was used since, or it is too long ago to matter. */
export function lastTouch(): Touch | null {
  return last !== null && performance.now() - last.when < 4000 ? last : null
}
