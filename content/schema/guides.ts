import type { CategoryId } from './catalogue.ts'
import type { GroupOf } from './ids.ts'
import type { Heading, Meta } from './words.ts'

/** What an inquiry says, in the order in which a buyer writes it; worded so that the parts join into a sentence. */
export type InquiryPart = 'product' | 'grade' | 'quantity' | 'packing' | 'destination' | 'documents'
export type InquiryExample = Record<InquiryPart, string>

/** What a grade guide says of its group beyond the facts: true, short, and useful to a buyer who has to choose. */
export type GuideWords<ProductId extends string = string> = {
  meta: Meta
  introduction: string
  grades: Heading
  /** What each grade or form means. */
  meanings: Record<ProductId, string>
  /** Heads the column of counts or widths, where products of the group are sold by them. */
  counted?: string
  reading: {
    title: string
    /** The one thing to remember, set large; where a grade is chosen, "{grade} means {least} to {most} …" follows the choice. */
    lead: string
    /** Under the drawing: what is drawn, and how the figures were reckoned. */
    caption: string
    /** What the drawing calls the ids of its facts. */
    names?: Record<string, string>
    /** The unit of a scale, as in "{value} ASTA". */
    unit?: string
    /** Where neither size nor strength is the grade; of cuts, a row for each number of the drawing. */
    table?: Table
    /** A second table below the terms. The codes of cuts come from the facts, all others bring their own. */
    also?: { caption: string; table?: Table }
    terms: [term: string, text: string][]
  }
  /** An inquiry as buyers may copy it; "{grade}" is the one that is chosen. */
  inquiry: InquiryExample
}

type Table = { head: string[]; rows: string[][] }

/** The guides of a category: each group with words for every one of its products. */
export type GuidesOf<Id extends CategoryId> = {
  [Group in GroupOf<Id> as Group['id']]: GuideWords<Group['products'][number]['id']>
}

export type GuidesWords = { [Id in CategoryId]: GuidesOf<Id> }

/** The lines of the specification that a grade guide can state as ours. */
export type Stated =
  | 'spiceMoisture'
  | 'spicePacks'
  | 'aromaticMoisture'
  | 'aromaticPacks'
  | 'aromaticBulk'
  | 'nutMoisture'
  | 'nutForeignMatter'
  | 'nutPacks'
  | 'sugarPolarization'
  | 'sugarMoistureAndAsh'
  | 'sugarColor'
  | 'teaMoisture'
  | 'coffeeMoisture'
  | 'beveragePacks'
  | 'herbPacks'
  | 'beverageResidues'
  | 'beverageBlending'
  | 'mixPacks'
  | 'mixBlending'
  | 'bulk'
