import type { Counted } from '#app/lib/plurals.ts'
import { response } from './facts.ts'

/** On every page. */
export const finder = {
  label: 'Find a product',
  by: 'by any name, grade or HS code',
  try: 'Try jeera, كمون or W320',
  clear: 'Clear',
  all: { one: '{count} product', other: 'All {count} products, A–Z' } satisfies Counted,
  letters: 'All products by letter',
  popular: 'Popular products',
  categories: 'By category',
}

/** What the finder says once it is used; it comes with its index. */
export const answers = {
  found: { one: '{count} product', other: '{count} products' } satisfies Counted,
  /** {shown} of them are shown. */
  some: '{shown} of {count} products',
  rest: { one: 'Show one more', other: 'Show the other {count}' } satisfies Counted,
  /** {words} are what the visitor typed. */
  similar: 'Nothing is called “{words}”. Similar names:',
  none: {
    said: 'No product found for “{words}”',
    title: 'Nothing by that name',
    text: `Send us the specification and the quantity. We answer ${response}.`,
    action: 'Ask us to source it',
  },
  further: 'More products on request',
  code: 'HS {code}',
  keys: '↓ to the list, Enter opens',
  slash: { turnOff: 'Turn the / key off', turnOn: 'Turn the / key on' },
}
