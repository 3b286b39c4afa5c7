/** The browser's Back closes what lies over the page, before it leaves the page. */
const open: (() => void)[] = []
let due = false
/** This page itself goes back, and closes nothing by it. */
let leaving = false

function isMarked(): boolean {
  return (history.state as { window?: boolean } | null)?.window === true
}

/** One step of the history for all windows together, once all of this moment has happened. */
function settle(): void {
  if (due) return
  due = true
  setTimeout(() => {
    due = false
    if (open.length > 0 && !isMarked()) history.pushState({ window: true }, '')
    if (open.length > 0 || leaving || !isMarked()) return
    leaving = true
    history.back()
  })
}

function onBack(): void {
  if (isMarked()) return
  if (!leaving) open.at(-1)?.()
  leaving = false
  if (open.length > 0) settle()
}

addEventListener('popstate', onBack)

/** For what lies over a part of the page and is no window: an attachment. */
export function closedByBack(close: () => void): (part: HTMLElement) => () => void {
  return (part) => {
    part.dataset.over = ''
    return closeOnBack(close)
  }
}

/** Called while something lies over the page; returns what is to be called when it does not any more. */
export function closeOnBack(close: () => void): () => void {
  open.push(close)
  settle()
  return () => {
    open.splice(open.indexOf(close), 1)
    settle()
  }
}
