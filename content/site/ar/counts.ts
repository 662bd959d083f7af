import type { Counted } from '../../schema/words.ts'

/** Products are counted as «صنف». In the nominative: a sentence must not put a preposition before it. */
const forms = {
  zero: 'لا أصناف',
  one: 'صنف واحد',
  two: 'صنفان',
  few: '{count} أصناف',
  many: '{count} صنفًا',
  other: '{count} صنف',
}

/** A sentence in all forms; {products} is where the counted products stand. */
export function countingProducts(sentence: string): Counted {
  const told = (products: string) => sentence.replace('{products}', products)
  return {
    zero: told(forms.zero),
    one: told(forms.one),
    two: told(forms.two),
    few: told(forms.few),
    many: told(forms.many),
    other: told(forms.other),
  }
}
