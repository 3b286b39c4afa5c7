/** Tells a player that it is their turn: by title, sound and, if they asked for it, a notification. */
import { t } from '../i18n/words.svelte'
import { settings } from '../settings.svelte'
import { sound } from '../sound/engine'

/** Browsers offer notifications only on secure pages. */
export function canNotify(): boolean {
  return 'Notification' in window && isSecureContext && Notification.permission !== 'denied'
}

export async function wantNotifications(on: boolean): Promise<void> {
  settings.notify = on && (await Notification.requestPermission()) === 'granted'
}

export function alertTurn(table: string): void {
  sound('turn')
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return
  const note = new Notification(t('turn.yours'), { body: t('turn.at_table', { code: table }), tag: `wayout-${table}` })
  note.onclick = () => {
    window.focus()
    note.close()
  }
}

/** The title of the window while somebody is at a table, and what they are asked for. */
export function titleFor(game: string, asked: string | null): string {
  return asked === null ? `${game} · Wayout` : `● ${asked} · ${game}`
}
