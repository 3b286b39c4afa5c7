/** The four shapes of danger around the origin, 26 units wide: circle, square, triangle, octagon. */
import type { Colour } from './kinds'

export const SIGN_SHAPES: Record<Colour, string> = {
  blue: 'M0 -12.5A12.5 12.5 0 1 1 -.01 -12.5Z',
  green: 'M-11.5 -11.5H11.5V11.5H-11.5Z',
  yellow: 'M-1.8 -12.5A2 2 0 0 1 1.8 -12.5L13.6 9A2 2 0 0 1 11.8 12H-11.8A2 2 0 0 1 -13.6 9Z',
  red: 'M-5.2 -12.5H5.2L12.5 -5.2V5.2L5.2 12.5H-5.2L-12.5 5.2V-5.2Z',
}
