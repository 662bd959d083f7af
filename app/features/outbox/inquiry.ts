import type { Fields } from '#protocol/form.ts'
import type { Refusal } from '#protocol/refusal.ts'

/** What a visitor has written, under the names of the inputs: the entry identifiers may change while it waits. */
export type Inquiry = Fields & {
  /** Made before the first storing, so that whoever receives it twice can tell. */
  id: string
  writtenAt: number
  /** The two traps for robots: an input that people do not see, and how long the form was open, in ms. */
  website: string
  opened: number
  /** What the visitor wrote besides the list, and the lines of it: both are in the message, and come back with it. */
  own?: string
  lines?: readonly unknown[]
}

/** An inquiry in the outbox, with what became of the attempts to send it. */
export type OutboxEntry = Inquiry & {
  tried?: boolean
  /** Why it will never be taken as it is. */
  refusal?: Refusal
  /** Not on the disk: gone when the page is. */
  fleeting?: boolean
}
