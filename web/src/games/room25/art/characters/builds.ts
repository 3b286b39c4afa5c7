/** How each person is built, from a child to a colossus: the suits of portrait and pawn, and the head's place. */
import type { Character } from '../kinds'

export interface Build {
  /** The suit's shoulders in a portrait, 100 by 100 around its middle. */
  bust: string
  /** What is sewn on it. */
  trim: string
  /** The suit of a pawn, 36 wide around the origin, standing on the line 15. */
  pawn: string
  /** Where the pawn's head sits, and how big it is. */
  neck: number
  head: number
}

export const BUILDS: Record<Character, Build> = {
  alice: {
    bust: 'M-27 50C-27 33 -14 26 0 26S27 33 27 50Z',
    trim: 'M-12 28C-8 34 8 34 12 28M-12 28L-13 37L0 33L13 37L12 28',
    pawn: 'M-4 -2H4L12 15H-12Z',
    neck: -8,
    head: 0.5,
  },
  jennifer: {
    bust: 'M-32 50C-32 34 -27 28 -19 26L0 40L19 26C27 28 32 34 32 50Z',
    trim: 'M-19 26L0 40L19 26',
    pawn: 'M-9 -7C-4 -5 4 -5 9 -7C8 -1 4 1 5 3C9 7 12 10 13 15H-13C-12 10 -9 7 -5 3C-4 1 -8 -1 -9 -7Z',
    neck: -17,
    head: 0.5,
  },
  max: {
    bust: 'M-49 50C-51 28 -38 21 -24 20H24C38 21 51 28 49 50Z',
    trim: 'M-15 20L0 32L15 20M-33 36V50M33 36V50',
    pawn: 'M-17 -5C-17 -10 -11 -11 -7 -11H7C11 -11 17 -10 17 -5L15 8H11L10 15H-10L-11 8H-15Z',
    neck: -19,
    head: 0.46,
  },
  kevin: {
    bust: 'M-33 50C-33 32 -18 26 0 26S33 32 33 50Z',
    trim: 'M-16 28C-12 38 12 38 16 28M-6 35V44M6 35V44',
    pawn: 'M-10 -3C-9 -7 -5 -8 0 -8S9 -7 10 -3L11 15H-11Z',
    neck: -16,
    head: 0.52,
  },
  franck: {
    bust: 'M-40 50C-40 32 -25 26 -14 24L0 32L14 24C25 26 40 32 40 50Z',
    trim: 'M-14 24L-19 38L0 50L19 38L14 24',
    pawn: 'M-14 -5C-13 -9 -7 -10 0 -10S13 -9 14 -5L9 15H-9Z',
    neck: -18,
    head: 0.5,
  },
  emmett: {
    bust: 'M-34 50C-34 33 -20 26 0 26S34 33 34 50Z',
    trim: 'M-10 27L-14 40L0 50L14 40L10 27M-24 42H-16',
    pawn: 'M-8 -6C-7 -8 -4 -9 0 -9S7 -8 8 -6L14 15H-14Z',
    neck: -17,
    head: 0.5,
  },
  sarah: {
    bust: 'M-33 50C-33 33 -19 26 0 26S33 33 33 50Z',
    trim: 'M-19 29V42H19V29M-19 42V50M19 42V50',
    pawn: 'M-11 -4C-10 -8 -5 -9 0 -9S10 -8 11 -4L10 15H2V7H-2V15H-10Z',
    neck: -17,
    head: 0.5,
  },
  bruce: {
    bust: 'M-36 50C-36 33 -30 20 -20 17L0 30L20 17C30 20 36 33 36 50Z',
    trim: 'M-20 17L-8 42L0 32L8 42L20 17',
    pawn: 'M-12 -11L0 -4L12 -11C13 -2 15 8 16 15H-16C-15 8 -13 -2 -12 -11Z',
    neck: -17,
    head: 0.5,
  },
}
