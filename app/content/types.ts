import type { CategoryId, PictureName } from '#app/catalogue/types.ts'
import type { OwnPath } from '#app/paths.ts'

/** The addresses that words lead to; each edition puts its own beginning before them. */
type Path = Exclude<OwnPath, '/404' | '/offline'> | `/products/${CategoryId}`

/** `tel` becomes the company's phone number; nothing means the address where the visitor is. */
export type Action = { label: string; to: Path | 'tel' | '' }

export type IconName =
  | 'box'
  | 'certificate'
  | 'chat'
  | 'drop'
  | 'flask'
  | 'hand'
  | 'leaf'
  | 'mail'
  | 'phone'
  | 'pin'
  | 'scale'
  | 'shield'
  | 'sieve'
  | 'snowflake'
  | 'star'
  | 'truck'

export type Feature = { icon: IconName; title: string; description: string }

export type Specification = { label: string; value: string; note: string }

export type Titled = { title: string; description: string }

export type Fact = { value: string; label: string }

export type Call = { title: string; text: string; actions: Action[] }

/** A section's heading, with an optional remark beside it. */
export type Heading = { title: string; remark?: string | undefined }

/** A text in the forms that a language has for counts, by the categories of Intl.PluralRules; {count} is the figure. */
export type Counted = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** A picture as a page shows it: its file, and what can be seen on it. */
/** The ground is the color that stands in until the picture arrives. */
export type Pictured = { name: PictureName; version: string; ground: string; alt: string }
