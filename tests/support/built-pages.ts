import { existsSync, globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { type HtmlElement, Parser, StaticConfigLoader } from 'html-validate'

if (!existsSync('dist/index.html')) throw new Error('There is no dist/ to look at: run `npm run build` first.')

export type BuiltPage = { file: string; path: string; lang: 'en' | 'ar'; html: string; document: HtmlElement }

const config = await new StaticConfigLoader().getConfigFor('page.html')

/** Every page of dist/ as a document to ask questions of; the 404 page and the offline page among them. */
export const builtPages: BuiltPage[] = globSync('dist/**/*.html').map((file) => {
  const html = readFileSync(file, 'utf8')
  const name = relative('dist', file).replace(/\.html$/, '')
  const lang = /^ar(\/|$)/.test(name) ? 'ar' : 'en'
  let parsed: HtmlElement | undefined
  return {
    file,
    path: name === 'index' ? '/' : `/${name}`,
    lang,
    html,
    // All pages take seconds to parse, most of it for drawings and styles, and most tests ask a few.
    get document() {
      parsed ??= new Parser(config).parseHtml(html.replace(/(<(svg|style)\b[^>]*>).*?(<\/\2>)/gs, '$1$3'))
      return parsed
    },
  }
})

export const unlisted = ['/404', '/offline', '/ar/404', '/ar/offline']

export const siteMapPages = builtPages.filter(({ path }) => !unlisted.includes(path))

export const attribute = (element: HtmlElement | null, name: string) =>
  element?.getAttributeValue(name)?.replaceAll('&amp;', '&')

/** The content of a <meta>, by its name or property. */
export const metaOf = ({ document }: BuiltPage, name: string) =>
  attribute(
    document.querySelector(`meta[name="${name}"]`) ?? document.querySelector(`meta[property="${name}"]`),
    'content',
  )

export const titleOf = ({ document }: BuiltPage) =>
  document.querySelector('title')?.textContent.replaceAll('&amp;', '&') ?? ''
