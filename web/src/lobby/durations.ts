/** The waiting times a host can choose from; whatever the table has now is always among them. */

const LIMITS = [0, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300, 600, 3600, 28800, 86400, 259200, 604800]
/** -1: nobody ever stands in. */
const GRACES = [-1, 0, 5, 15, 30, 60, 120, 300, 900, 3600]

export function limits(now: number): number[] {
  return withNow(LIMITS, now)
}

export function graces(now: number): number[] {
  return withNow(GRACES, now)
}

/** The largest unit that says it exactly. */
export function spell(seconds: number): { key: string; n: number } {
  for (const [unit, length] of [
    ['days', 86400],
    ['hours', 3600],
    ['minutes', 60],
  ] as const)
    if (seconds >= length && seconds % length === 0) return { key: `timers.${unit}`, n: seconds / length }
  return { key: 'timers.seconds', n: seconds }
}

/** Roughly, in one unit: nobody plans by the minute what is due tomorrow. */
export function roughly(seconds: number): { key: string; n: number } {
  if (seconds >= 36 * 3600) return { key: 'timers.days', n: Math.round(seconds / 86400) }
  if (seconds >= 90 * 60) return { key: 'timers.hours', n: Math.round(seconds / 3600) }
  return { key: 'timers.minutes', n: Math.max(1, Math.round(seconds / 60)) }
}

function withNow(values: readonly number[], now: number): number[] {
  return [...new Set([...values, now])].sort((left, right) => left - right)
}
