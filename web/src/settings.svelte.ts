/** How this person wants the house to look, sound and move. */
import { keep, recall } from './keep'

export type Theme = 'auto' | 'light' | 'dark'
export type Motion = 'auto' | 'full' | 'reduced'

interface Settings {
  theme: Theme
  motion: Motion
  /** 0..1 */
  volume: number
  muted: boolean
  /** Wants browser notifications when it is their turn. */
  notify: boolean
}

const FIRST: Settings = { theme: 'auto', motion: 'auto', volume: 0.6, muted: false, notify: false }

function fits(value: unknown): value is Partial<Settings> {
  return typeof value === 'object' && value !== null
}

function restored(): Settings {
  const kept = recall('settings', fits) ?? {}
  return {
    theme: kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : FIRST.theme,
    motion: kept.motion === 'full' || kept.motion === 'reduced' ? kept.motion : FIRST.motion,
    volume: typeof kept.volume === 'number' ? Math.min(1, Math.max(0, kept.volume)) : FIRST.volume,
    muted: kept.muted === true,
    notify: kept.notify === true,
  }
}

export const settings: Settings = $state(restored())

const night = matchMedia('(prefers-color-scheme: dark)')
const calm = matchMedia('(prefers-reduced-motion: reduce)')
let nightNow = $state(night.matches)
let calmNow = $state(calm.matches)

export const look = {
  get theme(): 'light' | 'dark' {
    if (settings.theme !== 'auto') return settings.theme
    return nightNow ? 'dark' : 'light'
  },
  /** True where things should appear in place instead of moving there. */
  get still(): boolean {
    return settings.motion === 'auto' ? calmNow : settings.motion === 'reduced'
  },
}

/** Keeps the page and the memory in step with the settings; call once. */
export function watchSettings(): void {
  night.addEventListener('change', () => (nightNow = night.matches))
  calm.addEventListener('change', () => (calmNow = calm.matches))
  $effect.root(() => {
    $effect(() => keep('settings', $state.snapshot(settings)))
    $effect(() => {
      document.documentElement.dataset['theme'] = look.theme
      document.documentElement.dataset['motion'] = look.still ? 'reduced' : 'full'
    })
  })
}
