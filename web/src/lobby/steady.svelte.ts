/** What somebody has just touched stays under the finger, however the page above it grows or shrinks. */

/** Call in a component; `changes` reads whatever may change the height of the page. */
export function keepSteady(changes: () => unknown): void {
  let held: { element: Element; top: number } | null = null
  $effect.pre(() => {
    changes()
    const touched = document.activeElement
    // A button may go away with the change it made; its card stays.
    const element = touched?.closest('li') ?? touched
    held = element === null || element === document.body ? null : { element, top: element.getBoundingClientRect().top }
  })
  $effect(() => {
    changes()
    if (held === null || !held.element.isConnected) return
    const moved = held.element.getBoundingClientRect().top - held.top
    if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' })
  })
}
