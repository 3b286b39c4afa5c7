/** Signs on the buttons over a board, on a 24 by 24 field: rings (x, y, radius) that hide what is behind them, then lines. */
interface Drawn {
  rings?: readonly (readonly [x: number, y: number, r: number])[]
  lines: string
}

export const SIGNS = {
  closer: { lines: 'M12 5V19M5 12H19' },
  wider: { lines: 'M5 12H19' },
  whole: { lines: 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15' },
  centre: { rings: [[12, 12, 6]], lines: 'M12 2.5V7M12 17V21.5M2.5 12H7M17 12H21.5' },
  list: { lines: 'M9 6H20M9 12H20M9 18H20M4.5 6V6.1M4.5 12V12.1M4.5 18V18.1' },
  switches: {
    rings: [
      [9, 7, 2.4],
      [15, 12, 2.4],
      [8, 17, 2.4],
    ],
    lines: 'M4 7H6M12 7H20M4 12H12M18 12H20M4 17H5M11 17H20',
  },
  signal: { lines: 'M4 5H20V16H11L7 20V16H4ZM12 8V11M12 13.5V13.6' },
  sound: { lines: 'M4 10V14H7L13 19V5L7 10ZM16 9A4 4 0 0 1 16 15M18.5 6.5A8 8 0 0 1 18.5 17.5' },
  mute: { lines: 'M4 10V14H7L13 19V5L7 10ZM16 9.5L21 14.5M21 9.5L16 14.5' },
  map: { lines: 'M3 6L9 4L15 6L21 4V18L15 20L9 18L3 20ZM9 4V18M15 6V20' },
} as const satisfies Record<string, Drawn>

export type Sign = keyof typeof SIGNS

export const drawnOf = (sign: Sign): Drawn => SIGNS[sign]
