import type { Produce } from '#app/catalogue/grades/types.ts'
import type { Silhouette } from './shapes.ts'

/** Silhouettes of fruits, vegetables and shrimp. */
export const produce: Record<Produce, Silhouette> = {
  apple: {
    width: 46,
    height: 48,
    outline: 'M23 13c6-6 21-4 21 11 0 12-8 22-14 22-3 0-5-1-7-1s-4 1-7 1C10 46 2 36 2 24 2 9 17 7 23 13Z',
    lines: 'M16 12c4 4 10 4 14 0M23 15c0-5 1-9 5-12M9 19c-2 4-2 9 0 14',
    fill: '#c8503f',
  },
  'dragon-fruit': {
    width: 60,
    height: 52,
    outline:
      'M6 27A24 18 0 0 1 9 19L8 10 12 15A24 18 0 0 1 18 11L23 4 24 10A24 18 0 0 1 31 9L40 5 37 10A24 18 0 0 1 43 12L54 12 48 15A24 18 0 0 1 51 19L61 23 53 23A24 18 0 0 1 53 33L60 34 50 37A24 18 0 0 1 45 41L50 45 39 44A24 18 0 0 1 33 45L34 50 26 45A24 18 0 0 1 19 43L16 48 14 40A24 18 0 0 1 6 27Z',
    lines: 'M14 19l9 2-6 5M26 15l9 2-6 5M38 19l9 2-6 5M20 29l9 2-6 5M32 27l9 2-6 5M43 29l9 2-6 5',
    fill: '#dd6a97',
  },
  'dried-apricot': {
    width: 50,
    height: 44,
    outline: 'M25 3c10-3 23 5 23 18S37 43 25 42C12 43 2 34 2 21S15 0 25 3Z',
    lines: 'M25 3c-4 9-4 17 0 26M10 16c3 4 4 9 2 14M40 16c-3 4-4 9-1 14',
    fill: '#e39a45',
  },
  'dried-fig': {
    width: 50,
    height: 46,
    outline: 'M25 2c2 5 4 8 9 11 8 5 14 10 14 18 0 9-10 14-23 14S2 40 2 31c0-8 6-13 14-18 5-3 7-6 9-11Z',
    lines: 'M25 11c-8 8-13 17-12 30M25 11c-3 10-5 20-4 32M25 11c3 10 5 20 4 32M25 11c8 8 13 17 12 30',
    fill: '#bd9159',
  },
  mango: {
    width: 60,
    height: 44,
    outline: 'M3 28C0 15 13 3 31 3c16 0 27 8 27 20 0 12-11 20-26 20-6 0-10-3-15-5-7-2-12-4-14-10Z',
    lines: 'M50 9l4-6M13 19c4-6 11-9 19-9',
    fill: '#eaa94a',
  },
  onion: {
    width: 44,
    height: 46,
    outline: 'M22 1c1 6 4 8 9 10 7 3 11 8 11 15 0 10-9 18-20 18S2 36 2 26c0-7 4-12 11-15 5-2 8-4 9-10Z',
    lines: 'M22 8c-8 8-11 20-4 36M22 8c8 8 11 20 4 36M22 8v36',
    fill: '#c98a78',
  },
  orange: {
    width: 46,
    height: 46,
    outline: 'M23 2c12 0 21 9 21 21s-9 21-21 21S2 35 2 23 11 2 23 2Z',
    lines: 'M23 8v6M20 9l6 4M26 9l-6 4M12 22h.1M17 33h.1M32 20h.1M36 29h.1M27 36h.1M22 25h.1M11 30h.1',
    fill: '#f0a341',
  },
  prawn: {
    width: 76,
    height: 46,
    outline:
      'M74 10 62 9C54 3 44 1 33 3 16 6 4 17 4 29c0 5 1 9 4 13 3-1 5-3 6-6 3-1 4-3 4-6 4-1 6-3 6-6 4 0 6-2 7-5 4 1 7 0 9-2 4 4 11 5 17 3 5-2 8-5 9-6Z',
    lines:
      'M14 36c-2-4-4-6-8-7M18 30c-2-5-5-8-9-9M24 24c-1-6-4-9-8-11M31 19c0-6-2-10-6-13M40 17c2-5 1-10-2-14M8 42l-5 2M8 42l2 3M60 12h.1M65 15c7 4 9 12 6 22M63 17c4 7 4 14-1 21M46 21l-2 6M51 22v6M56 21l3 5',
    fill: '#eaa98c',
  },
  root: {
    width: 44,
    height: 48,
    outline: 'M22 2c12 0 20 7 20 17 0 12-12 19-18 23l-2 5-2-5C14 38 2 31 2 19 2 9 10 2 22 2Z',
    lines: 'M8 14c8-3 20-3 28 0M10 28c7 3 17 3 24 0',
    fill: '#b3596b',
  },
  shrimp: {
    width: 60,
    height: 44,
    outline:
      'M57 12C52 3 40 0 29 3 14 6 3 17 3 29c0 5 1 9 4 13 3-1 5-3 6-6 3-1 4-3 4-6 4-1 5-3 5-6 4 0 6-2 7-5 4 1 7 0 9-3 5 2 10 2 14 0 3-1 5-2 5-4Z',
    lines:
      'M13 36c-2-4-4-6-8-7M17 30c-2-5-5-8-9-9M22 24c-1-6-4-9-8-11M29 19c0-6-2-10-6-13M38 16c1-5 0-9-3-13M7 42l-4 1M7 42l1 2',
    fill: '#eaa98c',
  },
  tomato: {
    width: 46,
    height: 44,
    outline: 'M23 8c11-5 21 2 21 15 0 12-9 19-21 19S2 35 2 23C2 10 12 3 23 8Z',
    lines: 'M23 9 14 12M23 9l9 3M23 9l-4 8M23 9l5 8M23 9c0-3 1-5 3-7',
    fill: '#da5c43',
  },
}
