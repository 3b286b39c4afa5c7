/** The place in the house where this window is, kept in step with the address. */
import { parse, type Route } from './router'

let route = $state.raw<Route>(parse(location.href))
let table = $state<string | null>(null)

export const place = {
  get route(): Route {
    return route
  },
  /** The table that this window was at last, to go back to. */
  get table(): string | null {
    return table
  },
}

export function wasAt(code: string): void {
  table = code
}

export function go(path: string): void {
  history.pushState(null, '', path)
  route = parse(path)
  scrollTo(0, 0)
}

/** Changes the address without a step in the history, for what a link should hold. */
export function rewrite(path: string): void {
  history.replaceState(null, '', path)
}

export function watchPlace(): void {
  addEventListener('popstate', () => (route = parse(location.href)))
  document.addEventListener('click', followOwnLinks)
}

function followOwnLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/') || link.hash !== '') return
  event.preventDefault()
  go(link.pathname + link.search)
}
