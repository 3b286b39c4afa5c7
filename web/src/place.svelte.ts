/** The place in the house where this window is, kept in step with the address. */
import { keep, recall } from './keep'
import { parse, type Route } from './router'

let address = location.href
let route = $state.raw<Route>(parse(address))
const isCode = (value: unknown): value is string => typeof value === 'string'
let table = $state(recall('table', isCode, 'sessionStorage'))

export const place = {
  get route(): Route {
    return route
  },
  /** The table that this window was at last, to go back to, also after it was loaded anew. */
  get table(): string | null {
    return table
  },
}

export function wasAt(code: string): void {
  table = code
  keep('table', code, 'sessionStorage')
}

export function go(path: string): void {
  history.pushState(null, '', path)
  address = location.href
  route = parse(path)
  scrollTo(0, 0)
}

/** Changes the address without a step in the history, for what a link should hold. A window over it stays one. */
export function rewrite(path: string): void {
  history.replaceState(history.state, '', path)
  address = location.href
}

export function watchPlace(): void {
  addEventListener('popstate', follow)
  document.addEventListener('click', followOwnLinks)
}

/** A step of the history may also be that of a window over the same place. */
function follow(): void {
  if (location.href === address) return
  address = location.href
  route = parse(address)
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
