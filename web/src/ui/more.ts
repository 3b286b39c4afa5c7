/** Says of a part that scrolls whether more of it lies below: `data-more`, for its looks. */
const WORTH = 8

export function more(part: HTMLElement): () => void {
  const look = (): void => {
    part.toggleAttribute('data-more', part.scrollHeight - part.scrollTop - part.clientHeight > WORTH)
  }
  const sizes = new ResizeObserver(look)
  for (const one of [part, ...part.children]) sizes.observe(one)
  part.addEventListener('scroll', look, { passive: true })
  return () => {
    sizes.disconnect()
    part.removeEventListener('scroll', look)
  }
}
