import type { Call, HeroWords, Meta } from '../../schema/words.ts'
import { sendInquiry } from './actions.ts'
import { response } from './facts.ts'

export const notFound = {
  meta: {
    title: 'Page Not Found',
    description:
      'There is no page at this address. Choose one of our seven product categories, or call our sales team and tell us what you need.',
  } satisfies Meta,
  hero: {
    title: 'Page not found',
    lead: 'There is no page at this address. The page may have moved, or the address may be misspelled. Choose a category below, or call us.',
    actions: [
      { label: 'Browse Products', to: '/products' },
      { label: 'Call Us', to: 'tel' },
    ],
  } satisfies HeroWords,
  sack: {
    title: 'Look for it by name',
    remark: 'You can search by any name: cumin or jeera, almonds or badam.',
  },
  categories: {
    title: 'Our seven categories',
  },
  callToAction: {
    title: 'Tell us what you are looking for',
    text: `Write or call. Our sales team answers ${response}.`,
    actions: sendInquiry,
  } satisfies Call,
}
