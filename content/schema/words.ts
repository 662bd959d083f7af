import type { OwnPath } from '#config/paths.ts'
import type { CategoryId } from './catalogue.ts'
import type { icons } from './icons.ts'

/** The addresses that words lead to; each edition puts its own beginning before them. */
type Path = Exclude<OwnPath, '/404' | '/offline'> | `/products/${CategoryId}`

/** `tel` becomes the company's phone number; nothing means the address where the visitor is. */
export type Action = {
  label: string
  to: Path | 'tel' | ''
  /** What the form's message begins with: a group of products that one would like a quote for. */
  quote?: string
}

export type IconName = (typeof icons)[number]

export type Feature = { icon: IconName; title: string; description: string }

export type Specification = { label: string; value: string; note: string }

export type Titled = { title: string; description: string }

export type Fact = { value: string; label: string }

export type Call = { title: string; text: string; actions: Action[] }

/** A section's heading, with an optional remark beside it. */
export type Heading = { title: string; remark?: string | undefined }

export type Meta = {
  /** Shown in the tab and in search results, before the brand. */
  title: string
  description: string
}

export type HeroWords = { title: string; lead: string; actions: Action[] }

export type CategoryWords<Groups extends string = string> = {
  /** Short name, as in the footer and on cards. */
  name: string
  /** One line for cards and the products list. */
  summary: string
  /** Pack sizes where the specification names them. */
  packs: string
  meta: Meta
  hero: HeroWords
  groups: Heading & { items: Record<Groups, { name: string; description: string }> }
  features: Heading & { items: Feature[] }
  specifications?: Heading & { rows: Specification[] }
  /** Scales and limits that others have set. They never stand among our own figures. */
  standards?: Heading & { rows: Specification[] }
  applications?: Heading & { items: Titled[] }
  callToAction?: Call
}

/** A text in the forms that a language has for counts, by the categories of Intl.PluralRules; {count} is the figure. */
export type Counted = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>
