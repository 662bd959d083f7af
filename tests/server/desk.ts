import { company } from '#config/company.ts'
import type { Refusal } from '#protocol/refusal.ts'
import { collect, type Desk } from '#server/inquiries/collect.ts'
import type { StoredInquiry } from '#server/store/store.ts'
import { sources } from '../../app/i18n/editions.ts'
import { refusalPages } from '../../publish/pages/refusals.ts'

export const honest = {
  name: 'Layla Haddad',
  company: 'Haddad Bakeries',
  email: 'layla@haddad.example',
  phone: '+971 4 000 0001',
  message: 'Two pallets of almonds.',
  id: '5b0e2c3e-6c1f-4a53-9c60-0d5a8c1c1a11',
  website: '',
  opened: '42000',
}

export function openDesk(changes: Partial<Desk> = {}) {
  const stored: StoredInquiry[] = []
  const troubles: string[] = []
  const desk: Desk = {
    site: {
      url: 'https://saffronquay.example',
      arabic: true,
      email: 'sales@saffronquay.example',
      form: {
        endpoint: '/inquiries',
        entries: { name: 'name', company: 'company', email: 'email', phone: 'phone', message: 'message', id: 'id' },
      },
    },
    refusalPages: refusalPages(sources, company),
    store: {
      add: async (inquiry) => {
        stored.push(inquiry)
      },
    },
    limit: () => 0,
    guests: ['https://www.guest.example'],
    now: () => new Date('2026-03-01T08:30:00Z'),
    onStored: () => {},
    onTrouble: (what) => troubles.push(what),
    ...changes,
  }
  const send = async (body: BodyInit | null, headers: Record<string, string> = {}, method = 'POST', query = '') => {
    const request = new Request(`http://localhost/inquiries${query}`, { method, headers, body })
    const { byteLength } = await request.clone().arrayBuffer()
    request.headers.set('content-length', String(byteLength))
    return collect(request, '192.0.2.1', desk)
  }
  return { desk, stored, troubles, send }
}

/** The honest form with some fields changed, or left out where undefined. */
export function form(fields: Record<string, string | Blob | undefined>) {
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...honest, ...fields }))
    if (value !== undefined) data.append(name, value)
  return data
}

export const refusalOf = async (response: Response) => (await response.json()) as Refusal
