import type { Facts } from '#app/catalogue/facts.ts'
import { forms } from '#app/catalogue/goods/forms.ts'
import type { Language } from '#app/catalogue/types.ts'

/** What stands beside a customs code: its form, and the codes of the other forms. "raw; roasted or salted: 2008.19" */
export function codeNote(hs: Facts['hs'], language: Language) {
  const others = hs?.others?.map(({ code, form }) => `${forms[form][language]}: ${code}`) ?? []
  return [...(hs?.form ? [forms[hs.form][language]] : []), ...others].join(language === 'ar' ? '؛ ' : '; ')
}
