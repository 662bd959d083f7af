import type { Words } from '../words.ts'
import { response } from './facts.ts'

const ask = `وإذا لم تجدوا صنفًا فاسألونا: نردّ عليكم ${response}.`

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
      one: 'صنف واحد، مع أسمائه الأخرى.',
      two: `صنفان، مع أسمائهما الأخرى. ${ask}`,
      few: `{count} أصناف، مع أسمائها الأخرى. ${ask}`,
      many: `{count} صنفًا، مع أسمائها الأخرى. ${ask}`,
      other: `{count} صنف، مع أسمائها الأخرى. ${ask}`,
    },
    actions: [],
  },
  letters: 'الحروف',
  categories: 'الأصناف حسب القسم',
}
