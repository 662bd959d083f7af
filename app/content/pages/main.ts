import { catalogue, onHome, type ProductId, popular, productOf, productsOf } from '#app/catalogue/catalogue.ts'
import { pathOf, pictured } from '../editions.ts'
import type { Source } from '../source.ts'
import { lettersOf } from './allProducts.ts'
import { card, categoryIds, opening, summary, worded } from './shared.ts'

export function homeContent(source: Source) {
  const { home } = source.words
  return {
    ...home,
    ...opening(source, home, 'souk-sacks'),
    benefits: { ...home.benefits, picture: pictured(source, 'pallet-sacks') },
    categories: { ...home.categories, items: onHome.map((id) => summary(source, id)) },
    popular: { ...home.popular, items: popular.map((id) => place(source, id)) },
  }
}

function place(source: Source, id: ProductId) {
  const category = catalogue.find((one) => productsOf(one).some((product) => product.id === id))
  if (!category) throw new Error(`There is no product "${id}"`)
  return {
    name: worded(source, productOf(id)).name,
    category: source.words.categories[category.id].name,
    to: `${pathOf(category.id)}#${id}`,
  }
}

export function aboutContent(source: Source) {
  const { about } = source.words
  return {
    ...about,
    ...opening(source, about, 'about-hero'),
    pictures: [pictured(source, 'nut-cartons'), pictured(source, 'honey')],
    capabilities: { ...about.capabilities, picture: pictured(source, 'container-load') },
  }
}

export function productsContent(source: Source) {
  const { products } = source.words
  return {
    ...products,
    ...opening(source, products, 'products-hero'),
    pictures: [pictured(source, 'sugar-sacks'), pictured(source, 'tea-chests')],
    letters: lettersOf(source),
    categories: { ...products.categories, items: categoryIds.map((id) => summary(source, id)) },
  }
}

export function contactContent(source: Source) {
  const { contact, quote, refusals, list } = source.words
  return {
    ...contact,
    quote,
    messageWithList: list.message,
    reasons: refusals.reasons,
    ...opening(source, contact, 'contact-hero'),
  }
}

export function notFoundContent(source: Source) {
  const { notFound } = source.words
  return {
    ...notFound,
    ...opening(source, notFound, 'stock'),
    letters: lettersOf(source),
    categories: { ...notFound.categories, items: categoryIds.map((id) => card(source, id)) },
  }
}

export function offlineContent(source: Source) {
  const { offline, shell } = source.words
  const { pages } = offline
  const { links } = shell.nav
  const page = (path: keyof typeof links, summary: string) => ({ path, name: links[path], summary })
  return {
    ...offline,
    ...opening(source, offline, 'stock'),
    pages: {
      title: pages.title,
      remark: pages.remark,
      items: [
        page('/products', pages.products),
        ...categoryIds.map((id) => card(source, id)),
        page('/contact', pages.contact),
        page('/about', pages.about),
        page('/', pages.home),
      ],
    },
  }
}
