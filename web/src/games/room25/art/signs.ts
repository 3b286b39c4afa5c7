/** The four shapes of danger around the origin, 26 units wide: circle, square, triangle, octagon. */
import type { Colour } from './kinds'

export const SIGN_SHAPES: Record<Colour, string> = {
  blue: 'M0 -12.500A12.500 12.500 0 1 1 -.01 -12.500Z',
  green:
    'M-9.500 -11.500H9.500A2 2 0 0 1 11.500 -9.500V9.500A2 2 0 0 1 9.500 11.500H-9.500A2 2 0 0 1 -11.500 9.500V-9.500A2 2 0 0 1 -9.500 -11.500Z',
  yellow: 'M-1.800 -12.500A2 2 0 0 1 1.800 -12.500L13.600 9A2 2 0 0 1 11.800 12H-11.800A2 2 0 0 1 -13.600 9Z',
  red: 'M-5.200 -12.500H5.200L12.500 -5.200V5.200L5.200 12.500H-5.200L-12.500 5.200V-5.200Z',
}
