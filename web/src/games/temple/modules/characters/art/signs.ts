/** The signs of the cards, as lines and bodies in the box from -13 to 13, and the heads of the characters. */
export interface Sign {
  line: string
  body?: string
}

export const SIGNS: Readonly<Record<string, Sign>> = {
  // A door that stands open, with rays.
  open_mind: {
    line: 'M-6 10V-5A6 6 0 0 1 6 -5V10M-9 10H9M0 -11V-13M-9 -8L-11 -10M9 -8L11 -10',
    body: 'M-2 10V-1L4 -4V10Z',
  },
  // An arrow through bricks.
  wall_step: {
    line: 'M-4 -11V-5M-4 5V11M4 -11V-5M4 5V11M-4 -11H4M-4 11H4M-4 -7H4M-4 7H4M-12 0H9',
    body: 'M6 -5L13 0L6 5Z',
  },
  // An eye over two tiles.
  keen_eye: {
    line: 'M-12 -4C-7 -11 7 -11 12 -4C7 2 -7 2 -12 -4ZM-10 5H-2V12H-10ZM2 5H10V12H2Z',
    body: 'M0 -8A4 4 0 1 1 -.010 -8Z',
  },
  // Three steps of a run.
  dash: { line: 'M-13 -6H-5M-12 0H-7M-13 6H-5M-2 -7L5 0L-2 7M5 -7L12 0L5 7' },
  // Three masks in a hand.
  steady_hands: {
    line: 'M-11 6C-6 11 6 11 11 6M-11 6V11M11 6V11',
    body: 'M-8 -6A3 3 0 1 1 -8.010 -6ZM0 -11A3 3 0 1 1 -.010 -11ZM8 -6A3 3 0 1 1 7.990 -6Z',
  },
  // A cross with waves around it.
  first_aid: { line: 'M-12 -4A12 12 0 0 1 -4 -12M12 4A12 12 0 0 1 4 12', body: 'M-3 -9H3V-3H9V3H3V9H-3V3H-9V-3H-3Z' },
  // A spanner.
  knack: { line: 'M-4 4L-11 11', body: 'M3 -12L1 -6L6 -1L12 -3A7 7 0 0 1 1 5L-7 13L-13 7L-5 -1A7 7 0 0 1 3 -12Z' },
  // Two arrows that change places.
  jury_rig: { line: 'M-11 -5H7M11 5H-7', body: 'M6 -10L12 -5L6 0ZM-6 0L-12 5L-6 10Z' },
  // A hand that blesses.
  blessing: {
    line: 'M0 -13V-10M-7 -11L-5 -8M7 -11L5 -8M-12 -5L-9 -4M12 -5L9 -4',
    body: 'M-5 12V0C-5 -8 5 -8 5 0V12ZM-2 4H2V6H-2Z',
  },
  // A spirit driven out.
  exorcism: {
    line: 'M-9 12L-4 7M0 13V8M9 12L4 7',
    body: 'M-7 5V-5A7 7 0 0 1 7 -5V5L3 2L0 5L-3 2ZM-4 -6V-3H-1V-6ZM1 -6V-3H4V-6Z',
  },
  // A tile with an arrow around it.
  broad_shoulders: { line: 'M-5 -5H5V5H-5ZM-11 3A11 11 0 1 1 3 11', body: 'M0 7L6 11L1 14Z' },
  // A chamber that is pushed round.
  shove: {
    line: 'M-10 -10H-3M3 -10H10V-3M10 3V10H3M-3 10H-10V3M-10 -3V-10M-5 2A5 5 0 1 0 2 -5',
    body: 'M3 -9L4 -3L-2 -3Z',
  },
  // A gap, and stars behind it.
  void_step: {
    line: 'M-12 -10V10M12 -10V10M-8 0H5',
    body:
      'M4 -4L9 0L4 4ZM0 -9L1 -7L3 -6L1 -5L0 -3L-1 -5L-3 -6L-1 -7Z' +
      'M-3 5L-2.300 6.500L-.800 7.200L-2.300 8L-3 9.500L-3.700 8L-5.200 7.200L-3.700 6.500Z',
  },
  void_march: { line: 'M-12 -10V10M12 -10V10M-8 -4H4M-8 4H4', body: 'M3 -8L9 -4L3 0ZM3 0L9 4L3 8Z' },
  // Two dice that change hands.
  sleight: {
    line: 'M-12 -11H-3V-2H-12ZM3 2H12V11H3ZM2 -9C8 -9 9 -6 9 -2M-2 9C-8 9 -9 6 -9 2',
    body: 'M6 -4H12L9 0ZM-12 4H-6L-9 0Z',
  },
  far_sleight: {
    line: 'M-12 -11H-5V-4H-12ZM5 4H12V11H5ZM-3 -8H0M3 -8H6M9 -8V-5M3 8H0M-3 8H-6M-9 8V5',
    body: 'M6 -4H12L9 1ZM-12 4H-6L-9 -1Z',
  },
}

/** What everybody wears on the head: the only thing that tells them apart from afar. */
export const HEADS: Readonly<Record<string, Sign>> = {
  mentalist: { line: 'M-6 -4C-6 -11 6 -11 6 -4M-6 -4H6', body: 'M0 -9A1.800 1.800 0 1 1 -.010 -9Z' },
  explorer: { line: 'M-10 -4H10', body: 'M-6 -4C-6 -11 6 -11 6 -4Z' },
  doc: { line: 'M-6 -4H6V-10H-6Z', body: 'M-1 -9H1V-8H2V-6H1V-5H-1V-6H-2V-8H-1Z' },
  mechanic: { line: 'M-7 -3H9', body: 'M-6 -3C-6 -10 5 -10 6 -3ZM-4 1H0V4H-4ZM1 1H5V4H1Z' },
  black_priest: { line: 'M-8 6C-9 -8 -5 -12 0 -13C5 -12 9 -8 8 6' },
  strongman: { line: 'M-6 -4C-5 -9 5 -9 6 -4', body: 'M-5 4C-2 6 2 6 5 4L5 6C2 8 -2 8 -5 6Z' },
  void_runner: { line: 'M-7 0A7 8 0 0 1 7 0', body: 'M-6 -1H6V3H-6Z' },
  trickster: {
    line: 'M-7 -3H7',
    body: 'M-7 -3C-12 -5 -13 -9 -11 -12C-8 -12 -6 -10 0 -6C6 -10 8 -12 11 -12C13 -9 12 -5 7 -3Z',
  },
}
