import type { Words } from '../words.ts'
import { about } from './about.ts'
import { allProducts } from './allProducts.ts'
import { beverages } from './beverages.ts'
import { catalog } from './catalog.ts'
import { contact } from './contact.ts'
import { figures } from './figures.ts'
import { answers, finder } from './finder.ts'
import { fruits } from './fruits.ts'
import { home } from './home.ts'
import { list } from './list.ts'
import { meat } from './meat.ts'
import { notFound } from './notFound.ts'
import { nuts } from './nuts.ts'
import { offline } from './offline.ts'
import { pictures } from './pictures.ts'
import { products } from './products.ts'
import { quote } from './quote.ts'
import { refusals } from './refusals.ts'
import { sheet } from './sheet.ts'
import { sheets } from './sheets/sheets.ts'
import { shell } from './shell.ts'
import { spices } from './spices.ts'
import { sweeteners } from './sweeteners.ts'
import { trade } from './trade/trade.ts'
import { vegetables } from './vegetables.ts'

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
  sheet,
  sheets,
  figures,
  trade,
  catalog,
  pictures,
}
