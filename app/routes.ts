import type { Source } from '#app/i18n/source.ts'
import { about } from '#app/pages/about.tsx'
import { allProducts } from '#app/pages/allProducts.tsx'
import { category } from '#app/pages/category.tsx'
import { contact } from '#app/pages/contact.tsx'
import { guide } from '#app/pages/guide.tsx'
import { home } from '#app/pages/home.tsx'
import { notFound } from '#app/pages/notFound.tsx'
import { offline } from '#app/pages/offline.tsx'
import { products } from '#app/pages/products.tsx'

/** The map of the site, in the order of the sitemap. A kind of page is called after its file in app/pages. */
const pages = {
  home,
  about,
  products,
  category,
  guide,
  allProducts,
  contact,
  notFound,
  offline,
}

type Pages = typeof pages

/** A page of an edition. `files` are the modules that show it, with whose styles it comes. */
export type Page = {
  [Kind in keyof Pages]: { kind: Kind; files: string[] } & ReturnType<Pages[Kind]>[number]
}[keyof Pages]

/** All pages of an edition. */
export const routes = (source: Source) =>
  Object.entries(pages).flatMap(([kind, define]) =>
    define(source).map((page) => ({ kind, files: [`app/pages/${kind}.tsx`, ...page.parts], ...page })),
  ) as Page[]
