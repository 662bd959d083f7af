import type { PictureName } from './pictures.ts'

export type CategoryKey = 'spices' | 'nuts' | 'sweeteners' | 'beverages' | 'fruits' | 'vegetables' | 'meat'

/** The eleven addresses of the site. */
export type Path = '/' | '/about' | '/products' | '/contact' | `/products/${CategoryKey}`

export type PageMeta = {
  path: Path
  /** Shown in the tab and in search results, before the brand. */
  title: string
  description: string
  /** The hero that link previews show. */
  picture: PictureName
}

/** `tel` becomes the company's phone number; nothing means the address where the visitor is. */
export type Action = { label: string; to: Path | 'tel' | '' }

export type HeroContent = {
  title: string
  lead: string
  picture: PictureName
  actions: Action[]
}

/** `note` is the grade, count or form that the trade sets beside the name. */
type Product = { name: string; note?: string }

export type Group = {
  name: string
  description: string
  picture: PictureName
  products: Product[]
}

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

/** What links and cards say of a category. */
export type CategoryCard = {
  path: `/products/${CategoryKey}`
  /** Short name, as in the footer and on cards. */
  name: string
  /** One line for cards and the products list. */
  summary: string
  /** Pack sizes where the specification names them. */
  packs: string
  picture: PictureName
}

/** A category as others speak of it: `title` heads its page, `products` counts them. */
export type CategorySummary = CategoryCard & { title: string; products: number }

export type CategoryContent = CategoryCard & {
  meta: PageMeta
  hero: HeroContent
  groups: Heading & { items: Group[] }
  features: Heading & { items: Feature[] }
  specifications?: Heading & { rows: Specification[] }
  applications?: Heading & { items: Titled[] }
  callToAction?: Call
}
