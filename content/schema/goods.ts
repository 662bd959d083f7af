import type { forms } from '../trade/forms.ts'
import type { Standard } from '../trade/standards.ts'

/** The classes that EU 1169/2011 Annex II and GSO 9 have in common, as far as our products are among them; some depend on what the good is made of. */
export type Allergen =
  | 'tree-nuts'
  | 'peanuts'
  | 'milk'
  | 'milk-if-added'
  | 'milk-if-whey'
  | 'soybeans-if-soy'
  | 'gluten-if-starch'
  | 'gluten-if-wheat'
  | 'mustard'
  | 'sesame'
  | 'fish'
  | 'crustaceans'
  | 'mollusks'
  | 'sulfites-if-treated'
  | 'by-recipe'
  /** Not in the EU's list, and a tree nut in others. */
  | 'tree-nut-elsewhere'

/** What a code is for, where another form of the same good has another code. */
export type Form = keyof typeof forms

/** Six digits of HS 2022: the code alone where it is sure for every form, otherwise with its form, and the codes of the other forms that buyers ask for. */
type Customs = string | (CodeOfForm & { readonly others?: readonly CodeOfForm[] })
export type CodeOfForm = { readonly code: string; readonly form: Form }

type Traded = {
  /** Of a good with several products, the first is the name for all of them. */
  readonly ar?: readonly string[]
  /** Spellings and names that people type; found, never printed. */
  readonly typed?: readonly string[]
  /** Null or none: tariffs differ, so a page says to ask the customs broker. */
  readonly hs?: Customs | null
  /** Codes that other forms, or other tariffs, go by; found, never printed. */
  readonly declared?: readonly string[]
  readonly standards?: readonly Standard[]
  /** None: the good can carry no class. */
  readonly allergens?: readonly Allergen[]
  /** Other English names than those of its products. */
  readonly en?: readonly string[]
  /** Hindi and Urdu in Latin letters, one spelling a name. */
  readonly hindi?: readonly string[]
  /** The botanical name; of animals, the species. */
  readonly latin?: string
}

/** What is surely known of a plant or good, whichever grade of it is sold: docs/catalogue.md. */
type Good = Traded & {
  /** Arabic words as English writes them: they say nothing to whoever reads the Arabic one. */
  readonly romanized?: readonly string[]
  /** Pork: wherever it is listed it is marked. */
  readonly nonHalal?: true
  /** Hindi and Urdu in their own letters; found, never printed. */
  readonly scripts?: readonly string[]
  /** What differs for one of its products, by product id. */
  readonly products?: Readonly<Record<string, Traded>>
}

export type Goods = Readonly<Record<string, Good>>
