import type { Shape } from '#app/catalogue/grades/types.ts'
import { produce } from './produce.ts'

/** Silhouettes: the outline is filled, the lines inside are only drawn. */
export type Silhouette = { width: number; height: number; outline: string; lines?: string; fill: string }

export const shapes: Record<Shape, Silhouette> = {
  almond: {
    width: 60,
    height: 36,
    outline: 'M1 18C8 5 22 1 36 1c12 0 22 7 23 17-1 10-11 17-23 17C22 35 8 31 1 18Z',
    lines: 'M9 17c11-4 27-6 42-4M9 19c11 3 27 5 42 3M16 11c9-4 20-5 30-4M16 25c9 4 20 5 30 4',
    fill: '#c98f57',
  },
  bird: {
    width: 66,
    height: 42,
    outline:
      'M4 27C2 15 12 4 27 3c11-1 20 4 25 11l7-1c2-3 6-2 6 1 1 3-1 5-4 5-2 6-5 9-9 11-6 7-14 10-25 10C14 40 6 36 4 27Z',
    lines: 'M52 14c-7-3-15 0-17 7-1 7 5 11 11 10 3 0 5-1 7-2M14 17c7-3 15-1 18 4-3 6-11 8-18 4',
    fill: '#eccda3',
  },
  cardamom: {
    width: 60,
    height: 30,
    outline: 'M1 15C9 5 22 1 34 1c11 0 21 6 25 14-4 8-14 14-25 14C22 29 9 25 1 15Z',
    lines: 'M3 15c18-5 38-5 55 0M6 12c14-7 34-8 48-2M6 18c14 7 34 8 48 2',
    fill: '#b9c58a',
  },
  cashew: {
    width: 60,
    height: 46,
    outline:
      'M4 34C-1 19 8 4 25 2c15-2 28 6 31 18 3 9-2 16-9 16-6 0-9-6-14-8-6-3-10 1-12 7-1 5-1 9-6 10-5 0-9-5-11-11Z',
    lines: 'M10 30C8 19 15 10 27 9c9-1 17 3 21 10',
    fill: '#ecd3a6',
  },
  coffee: {
    width: 52,
    height: 40,
    outline: 'M2 20C2 9 13 1 26 1s24 8 24 19-11 19-24 19S2 31 2 20Z',
    lines: 'M5 21c9-6 14 4 22 0s12-6 20-2',
    fill: '#a9b187',
  },
  hazelnut: {
    width: 44,
    height: 44,
    outline: 'M22 1c6 4 20 8 20 22 0 11-9 20-20 20S2 34 2 23C2 9 16 5 22 1Z',
    lines: 'M8 18c8-5 20-5 28 0M22 43c-4-8-6-16-5-26M22 43c4-8 6-16 5-26',
    fill: '#bf8148',
  },
  patty: {
    width: 44,
    height: 44,
    outline: 'M22 2c12 0 20 9 20 20s-8 20-20 20S2 34 2 22 10 2 22 2Z',
    lines: 'M11 15h3M20 10h3M30 16h3M14 26h3M24 22h3M32 28h3M20 34h3',
    fill: '#c47a63',
  },
  peanut: {
    width: 56,
    height: 32,
    outline: 'M2 16C3 6 14 1 28 1s25 6 26 15c-1 9-12 15-26 15S3 26 2 16Z',
    lines: 'M6 16c14-3 30-3 44 0M10 10c11-3 25-4 36-1M10 22c11 3 25 4 36 1',
    fill: '#c9774f',
  },
  pistachio: {
    width: 56,
    height: 36,
    outline: 'M1 20C7 7 20 1 32 2c12 0 21 6 23 15-1 10-11 17-24 17C18 35 6 31 1 20Z',
    lines: 'M3 20c15-6 34-9 51-4M3 21c15 0 33 0 51-3',
    fill: '#e4cfa8',
  },
  ...produce,
}
