/** Where the curves of a plot run on the screen. */
import type { Plot, Series } from '../types'

export interface Frame {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
}

export interface Axis {
  from: number
  to: number
  ticks: readonly number[]
}

export interface Curve {
  seat: number | null
  path: string
  /** Where its mark stands: beside its end, out of the way of the others. */
  end: { x: number; y: number }
}

const MARK = 20

/** Round numbers in the range, about so many. */
export function axisOf(values: readonly number[], about: number): Axis {
  const from = Math.min(0, ...values)
  const to = Math.max(1, ...values)
  const rough = Math.max(1, (to - from) / about)
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((times) => times * magnitude).find((one) => one >= rough) ?? rough
  const ticks = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)
  return { from, to, ticks }
}

export interface Drawn {
  x: Axis
  y: Axis
  atX: (value: number) => number
  atY: (value: number) => number
  curves: readonly Curve[]
}

export function drawn(plot: Plot, frame: Frame): Drawn {
  const points = plot.series.flatMap((series) => series.points)
  const x = axisOf(
    points.map(([value]) => value),
    frame.width < 480 ? 5 : 10,
  )
  const first = Math.min(...points.map(([value]) => value))
  const y = axisOf(
    points.map(([, value]) => value),
    4,
  )
  const across = { ...x, from: Math.max(x.from, first), ticks: x.ticks.filter((tick) => tick >= first) }
  const atX = between(across, frame.left, frame.width - frame.right)
  const atY = between(y, frame.height - frame.bottom, frame.top)
  const ends = spread(
    plot.series.map((series) => atY(series.points.at(-1)?.[1] ?? 0)),
    MARK,
    frame,
  )
  const curves = plot.series.map((series, index) => ({
    seat: series.seat,
    path: pathOf(series, plot.kind, atX, atY, shift(index, plot.series.length)),
    end: { x: frame.width - frame.right + MARK / 2 + 4, y: ends[index] ?? 0 },
  }))
  return { x: across, y, atX, atY, curves }
}

/** So that curves that run together are all to be seen. */
function shift(index: number, of: number): number {
  return (index - (of - 1) / 2) * 1.5
}

function between(axis: Axis, low: number, high: number): (value: number) => number {
  const range = axis.to - axis.from || 1
  return (value) => Math.round((low + ((value - axis.from) / range) * (high - low)) * 10) / 10
}

function pathOf(
  series: Series,
  kind: Plot['kind'],
  atX: (value: number) => number,
  atY: (value: number) => number,
  off: number,
): string {
  return series.points
    .map(([x, y], index) => {
      const [across, up] = [atX(x), atY(y) + off]
      if (index === 0) return `M${across} ${up}`
      return kind === 'step' ? `H${across}V${up}` : `L${across} ${up}`
    })
    .join('')
}

/** The same order, nothing nearer to another than `gap`, as far as the frame is high enough. */
export function spread(
  wanted: readonly number[],
  gap: number,
  frame: Pick<Frame, 'top' | 'bottom' | 'height'>,
): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
  const low = frame.height - frame.bottom
  const step = Math.min(gap, (low - frame.top) / Math.max(1, order.length - 1))
  const placed: number[] = [...wanted]
  let least = frame.top
  order.forEach((index, rank) => {
    const room = low - step * (order.length - 1 - rank)
    placed[index] = Math.min(Math.max(wanted[index] ?? 0, least), room)
    least = (placed[index] ?? 0) + step
  })
  return placed
}
