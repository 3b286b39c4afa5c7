/** A word that the house sends to somebody who is not looking. */

/** What the house sends, as JSON. `url` is a path of the house; a new note with the same `tag` takes the place of the old one. */
export interface Note {
  title: string
  body: string
  tag: string
  url: string
  lang: string
}

/** A page of the house that is open in this browser. */
export interface OpenPage {
  url: string
  visibilityState: DocumentVisibilityState
  focus(): Promise<unknown>
}

/** What of the service worker's world is needed here. */
export interface Desk {
  origin: string
  pages(): Promise<readonly OpenPage[]>
  open(url: string): Promise<unknown>
  show(title: string, options: NotificationOptions): Promise<unknown>
}

const TEXTS = ['title', 'body', 'tag', 'url', 'lang'] as const

export function noteIn(data: unknown): Note | null {
  if (typeof data !== 'object' || data === null) return null
  const given = data as Record<string, unknown>
  return TEXTS.every((name) => typeof given[name] === 'string') ? (data as Note) : null
}

/** Nobody is told what they see. */
export async function showNote(note: Note, desk: Desk): Promise<void> {
  const there = await pagesAt(note.url, desk)
  if (there.some((page) => page.visibilityState === 'visible')) return
  await desk.show(note.title, {
    body: note.body,
    tag: note.tag,
    lang: note.lang,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { url: note.url },
  })
}

/** To where it happened: in the page that is there already, else in a new one. Never to another house. */
export async function followNote(url: string, desk: Desk): Promise<void> {
  if (new URL(url, desk.origin).origin !== desk.origin) return
  const [page] = await pagesAt(url, desk)
  await (page === undefined ? desk.open(url) : page.focus())
}

async function pagesAt(url: string, desk: Desk): Promise<OpenPage[]> {
  const place = placeOf(url, desk.origin)
  const pages = await desk.pages()
  return pages.filter((page) => placeOf(page.url, desk.origin) === place)
}

/** Codes may be typed in small letters. */
function placeOf(url: string, origin: string): string {
  return new URL(url, origin).pathname.toLowerCase()
}
