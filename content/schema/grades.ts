import type { CountryCode } from '../trade/countries.ts'
import type { shapes } from './shapes.ts'

export type Shape = (typeof shapes)[number]

/** The fewest and the most, or the most alone. */
export type Range = readonly [fewest: number, most: number] | readonly [most: number]

/**
 * What the grade of a group can be seen by, in figures of the trade or of a public standard. Labels are codes and figures,
 * the same in every language; where a thing has a name, `id` is the key of its word in the guide's `names`.
 */
export type Grade =
  | Sized
  /** Several goods, a row each: widths share one scale, weights are compared within their row. */
  | { readonly kind: 'series'; readonly rows: readonly { readonly id: string; readonly of: Sized }[] }
  /** Where on the animal a cut lies: the guide's words name the cuts in the order of the drawing. */
  | { readonly kind: 'cuts'; readonly codes: Codes }
  /** How much of a sack is the good itself, in percent. */
  | { readonly kind: 'purity'; readonly sackKg: number; readonly percent: readonly number[] }
  /** Bars along one scale; a single figure is measured from its beginning, and may be a limit that is not reached; an open range goes on past its last figure. */
  | {
      readonly kind: 'scale'
      readonly from: number
      readonly to: number
      readonly logarithmic?: true
      /** Single figures are the least of theirs and reach to the next. */
      readonly least?: true
      /** Grams of the first that do the work of one another: beside each figure stands how much of it does the same. */
      readonly equal?: number
      /** What all of them are compared with. */
      readonly mark?: { readonly id: string; readonly at: number }
      readonly items: readonly { readonly id: string; readonly at: Range; readonly open?: true; readonly under?: true; readonly color: string }[]
    }
  /** An order without figures, by what can be seen: every one is drawn. */
  | { readonly kind: 'looks'; readonly items: readonly { readonly id: string; readonly shape: Shape }[] }
  /** What belongs to which. */
  | {
      readonly kind: 'matrix'
      readonly columns: readonly string[]
      readonly rows: readonly { readonly id: string; readonly has: readonly string[] }[]
    }
  | ({ readonly kind: 'codes' } & Codes)
  /** Words alone: the guide's words bring the table. */
  | { readonly kind: 'table' }

/** What is drawn by its size. */
type Sized =
  /** Pieces to a weight: the drawing follows the cube root of what one weighs. */
  | {
      readonly kind: 'counts'
      readonly shape: Shape
      readonly grams: number
      /** How many times the weight a heap shows, where one has too few pieces. */
      readonly heap?: number
      /** `shown`: before one is chosen; several are the only ones that are laid out. */
      readonly items: readonly { readonly label: string; readonly count: Range; readonly product?: string; readonly shown?: true }[]
    }
  /** Grams each; bodies grow in three directions, a disk of one thickness in two. */
  | {
      readonly kind: 'weights'
      readonly shape: Shape
      readonly directions: 2 | 3
      /** Of the other goods of the group, which are not drawn. */
      readonly codes?: Codes
      readonly items: readonly { readonly label?: string; readonly grams: number }[]
    }
  /** Across, in millimeters. */
  | {
      readonly kind: 'widths'
      readonly shape: Shape
      /** Without a label of its own, a width is its label. */
      readonly items: readonly { readonly label?: string; readonly mm: Range; readonly product?: string }[]
      /** What is sold over several of them, by their labels, with the names of the trade and their countries. */
      readonly spans?: readonly {
        readonly label: string
        /** On Arabic pages, where the label has English words. */
        readonly ar?: string
        readonly from: string
        readonly to: string
        readonly sold: Readonly<Record<string, CountryCode>>
      }[]
    }

/** Codes of the tariff by form. */
type Codes = { readonly columns: readonly string[]; readonly rows: readonly { readonly id: string; readonly codes: readonly string[] }[] }
