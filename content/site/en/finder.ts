import type { Counted } from '../../schema/words.ts'
import { response } from './facts.ts'

/** On every page. */
export const finder = {
  label: 'Find a product',
  by: 'by any name, grade or HS code',
  try: 'Try jeera, كمون or W320',
  clear: 'Clear',
  close: 'Close',
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
  /** A category without a page has it. */
  onRequest: '“{words}” is on request',
  /** {term} is a grade or a variety. */
  term: '{term}: a grade or variety of {product}',
  /** While names of more languages are fetched. */
  looking: 'Looking in more languages…',
  none: {
    said: '“{words}” is not listed',
    title: 'Not listed: ask whether we can source it',
    nearest: 'Nearest to it',
    text: `Send us the specification and the quantity. We answer ${response}.`,
    action: 'Ask us to source it',
  },
  /** Of what may not be sold here, with the rule below. */
  prohibited: { said: '“{words}” cannot be supplied', title: 'We cannot supply this' },
  /** {use} is a dish or a purpose: biryani, keto. */
  use: 'Commonly used in {use}',
  further: 'More products on request',
  code: 'HS {code}',
  /** What the Enter key does now; {name} is that of the first answer. */
  keys: { opens: 'Enter opens {name}', asks: 'Enter writes it into an inquiry' },
}
