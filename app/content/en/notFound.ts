import type { Call } from '../types.ts'
import type { HeroWords, Meta } from '../words.ts'
import { response } from './facts.ts'

export const notFound = {
  meta: {
    title: 'Page Not Found',
    description:
      'There is no page at this address. Go on to one of the seven product lines, or call our sales team and say what you were looking for.',
  } satisfies Meta,
  hero: {
    title: 'This sack is empty',
    lead: 'There is no page at this address. It has moved, or a letter in it is wrong. Pick a line below, or call and say what you need.',
    actions: [
      { label: 'Browse Products', to: '/products' },
      { label: 'Call Us', to: 'tel' },
    ],
  } satisfies HeroWords,
  categories: {
    title: 'These seven are full',
  },
  callToAction: {
    title: 'Or tell us what you were looking for',
    text: `By form or by phone. Our sales team answers ${response}.`,
    actions: [{ label: 'Send an Inquiry', to: '/contact' }],
  } satisfies Call,
}
