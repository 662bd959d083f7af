import { words as beverages } from '../../beverages/en.ts'
import { words as fruits } from '../../fruits/en.ts'
import { words as meat } from '../../meat/en.ts'
import { words as nuts } from '../../nuts/en.ts'
import type { Words } from '../../schema/edition.ts'
import { words as spices } from '../../spices/en.ts'
import { words as sweeteners } from '../../sweeteners/en.ts'
import { words as vegetables } from '../../vegetables/en.ts'
import { about } from './about.ts'
import { allProducts } from './allProducts.ts'
import { brochure } from './brochure.ts'
import { contact } from './contact.ts'
import { figures } from './figures.ts'
import { answers, finder } from './finder.ts'
import { guide } from './guide.ts'
import { guides } from './guides.ts'
import { home } from './home.ts'
import { list } from './list.ts'
import { notFound } from './notFound.ts'
import { offline } from './offline.ts'
import { pictures } from './pictures.ts'
import { products } from './products.ts'
import { quote } from './quote.ts'
import { refusals } from './refusals.ts'
import { shell } from './shell.ts'
import { trade } from './trade.ts'

export const english: Words = {
  shell,
  finder,
  answers,
  home,
  about,
  products,
  allProducts,
  contact,
  quote,
  notFound,
  offline,
  list,
  refusals,
  categories: { spices, fruits, vegetables, meat, nuts, sweeteners, beverages },
  guide,
  guides,
  figures,
  trade,
  brochure,
  pictures,
}
