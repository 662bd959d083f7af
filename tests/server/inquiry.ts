import { randomUUID } from 'node:crypto'
import type { StoredInquiry } from '#server/store/store.ts'

export function anInquiry(changes: Partial<StoredInquiry> = {}): StoredInquiry {
  return {
    id: randomUUID(),
    receivedAt: '2026-03-01T08:30:00.000Z',
    name: 'Layla Haddad',
    company: 'Haddad Bakeries',
    email: 'layla@haddad.example',
    phone: '+971 4 000 0001',
    message: 'Two pallets of almonds 23/25, please.\nDelivered to Sharjah.',
    flags: [],
    ...changes,
  }
}
