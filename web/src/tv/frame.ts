/** How a big screen is laid out: on a page of a constant size, drawn as large as the screen is, to be read from afar. */

/** The page's least width and height; the screen's shape adds to one of them. */
const WIDTH = 1000
const HEIGHT = 600
/** Below that a screen is one to hold in the hand, and is read from near by. */
const SMALLEST = 0.7

export interface Frame {
  scale: number
  width: number
  height: number
}

export function frameOf(width: number, height: number): Frame {
  const scale = Math.max(SMALLEST, Math.min(width / WIDTH, height / HEIGHT))
  return { scale, width: width / scale, height: height / scale }
}
