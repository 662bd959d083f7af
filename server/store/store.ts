import type { Fields } from '#protocol/form.ts'

export type StoredInquiry = Fields & {
  id: string
  /** ISO 8601, in UTC. */
  receivedAt: string
  /** What is odd about it. */
  flags: string[]
}

/** An inquiry as a table holds it. */
export type Row = Fields & { id: string; received_at: string | Date; flags: string }

export const toInquiry = ({ id, received_at, flags, ...written }: Row): StoredInquiry => ({
  id,
  receivedAt: new Date(received_at).toISOString(),
  ...written,
  flags: flags.split(',').filter(Boolean),
})

/** Each entry brings a database one version on; entries are added, never changed. Two words differ between databases. */
export const migrationsWith = (moment: 'text' | 'timestamptz', strict: 'STRICT' | '') => [
  `CREATE TABLE inquiries (
     id text PRIMARY KEY,
     received_at ${moment} NOT NULL,
     name text NOT NULL,
     company text NOT NULL,
     email text NOT NULL,
     phone text NOT NULL,
     message text NOT NULL,
     flags text NOT NULL
   ) ${strict};
   CREATE INDEX inquiries_by_time ON inquiries (received_at);
   CREATE TABLE letters (
     id text PRIMARY KEY REFERENCES inquiries (id) ON DELETE CASCADE,
     due_at ${moment} NOT NULL,
     attempts integer NOT NULL DEFAULT 0,
     sent_at ${moment}
   ) ${strict};
   CREATE INDEX letters_waiting ON letters (due_at) WHERE sent_at IS NULL;`,
]

const suspicions = ['honeypot', 'too-fast']

/** An odd inquiry is an inquiry; one with these flags may be spam. */
export const isSuspicious = ({ flags }: StoredInquiry) => flags.some((flag) => suspicions.includes(flag))

/** The mail to sales about one inquiry, waiting to be sent for the given time. */
export type Letter = { inquiry: StoredInquiry; attempt: number }

export type Selection = { since?: Date }

/** Where inquiries are kept. SQLite and PostgreSQL are held to the same tests. */
export type Store = {
  /** Resolves once the inquiry and its letter are safe on the disk. An id that is already there changes nothing. */
  add(inquiry: StoredInquiry): Promise<void>
  /** Oldest first. */
  list(selection?: Selection): Promise<StoredInquiry[]>
  /** Deletes everything a person has sent; tells how many inquiries that were. */
  forget(email: string): Promise<number>
  /** Takes letters that are due; nobody else gets them before the lease ends. */
  claimLetters(now: Date, leaseEnds: Date, most: number): Promise<Letter[]>
  markSent(id: string, now: Date): Promise<void>
  postpone(id: string, until: Date): Promise<void>
  nextLetterDue(): Promise<Date | undefined>
  /** Rejects when nothing can be stored. */
  check(): Promise<void>
  close(): Promise<void>
}
