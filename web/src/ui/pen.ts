/** Pictures to keep and to share, drawn in the browser with the system's fonts: nothing leaves it, nothing is fetched. */
import { identity } from './identities'

export const WIDTH = 1080
export const SIDE = 72
export const INNER = WIDTH - 2 * SIDE
const FONT = getComputedStyle(document.documentElement).getPropertyValue('--font') || 'sans-serif'

export type Pen = CanvasRenderingContext2D

export const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim()

/** Lines that fit: broken at spaces, and between the signs of a script without them. */
export function wrapped(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const part of text.match(/\p{Script=Han}[，。！？：；、）」]*|[^\s\p{Script=Han}]+\s*|\s+/gu) ?? []) {
    if (line !== '' && !fits((line + part).trimEnd())) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += part
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()]
}

/** Writes from `y` on; where it ends. */
export function write(pen: Pen, text: string, x: number, y: number, size: number, weight: number, ink: string): number {
  pen.font = `${weight} ${size}px ${FONT}`
  pen.fillStyle = ink
  pen.textBaseline = 'top'
  const lines = wrapped(text, (line) => pen.measureText(line).width <= WIDTH - SIDE - x)
  lines.forEach((line, index) => pen.fillText(line, x, y + index * size * 1.3))
  return y + lines.length * size * 1.3
}

export function mark(pen: Pen, colour: number, x: number, y: number, size: number): void {
  const own = identity(colour)
  pen.save()
  pen.translate(x, y)
  pen.scale(size / 24, size / 24)
  const shape = new Path2D(own.path)
  pen.fillStyle = token(`--seat-${own.index}`)
  pen.fill(shape)
  pen.strokeStyle = token('--scene-ink')
  pen.lineWidth = 1.2
  pen.stroke(shape)
  pen.font = `800 12px ${FONT}`
  pen.textAlign = 'center'
  pen.textBaseline = 'alphabetic'
  pen.fillStyle = token(`--seat-${own.index}-ink`)
  pen.fillText(own.letter, 12, 16.6)
  pen.restore()
}

/** A dark wall, with light from the upper right. */
export function scene(pen: Pen, height: number): void {
  pen.fillStyle = token('--scene-wall')
  pen.fillRect(0, 0, WIDTH, height)
  const light = pen.createRadialGradient(WIDTH, 0, 40, WIDTH, 0, 900)
  light.addColorStop(0, '#ffd16666')
  light.addColorStop(1, '#ffd16600')
  pen.fillStyle = light
  pen.fillRect(0, 0, WIDTH, height)
}

/** `paint` says where it ends: it is asked once how high the picture is, and once to draw it. */
export async function pictured(name: string, paint: (pen: Pen, height: number) => number): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('no canvas')
  canvas.height = Math.ceil(paint(pen, 0))
  paint(pen, canvas.height)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (blob === null) throw new Error('no picture')
  return new File([blob], `${name}.png`, { type: 'image/png' })
}

/** Into the folder where the browser keeps such things. */
export function keep(file: File): void {
  const address = URL.createObjectURL(file)
  const way = document.createElement('a')
  way.href = address
  way.download = file.name
  way.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** By the device's own sheet, with the picture where it takes one. Whoever closes it has changed their mind. */
export async function shareWith(file: File, what: ShareData): Promise<void> {
  const whole = { ...what, files: [file] }
  await navigator.share(navigator.canShare(whole) ? whole : what).catch(() => undefined)
}
