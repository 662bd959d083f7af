import type { Words } from '../words.ts'
import { response } from './facts.ts'

const ask = `وإذا لم تجدوا صنفًا فاسألونا، ونردّ عليكم ${response}.`

export const allProducts: Words['allProducts'] = {
  meta: {
    title: 'كل أصنافنا في دبي، من الألف إلى الياء',
    description:
      'كل صنف في هذه الصفحات في قائمة واحدة من الألف إلى الياء، ومعه الأسماء الأخرى التي يستخدمها المشترون، بالعربية والإنجليزية والهندية والأردية.',
  },
  hero: {
    title: 'كل الأصناف، من\u00a0الألف إلى\u00a0الياء',
    /** {count} is the number of products. */
    lead: {
      one: 'صنف واحد بأسمائه المتداولة.',
      two: `صنفان بأسمائهما المتداولة. ${ask}`,
      few: `{count} أصناف بأسمائها المتداولة. ${ask}`,
      many: `{count} صنفًا بأسمائها المتداولة. ${ask}`,
      other: `{count} صنف بأسمائها المتداولة. ${ask}`,
    },
    actions: [],
  },
  nonHalal: 'لغير المسلمين',
  letters: 'الحروف',
  categories: 'الأصناف حسب القسم',
}
