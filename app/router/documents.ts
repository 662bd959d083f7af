import { whenIdle } from '#app/lib/whenIdle.ts'

/** A page as a page change puts it in place. */
export type Page = {
  path: string
  lang: string
  /** The start script it names: another one belongs to another deployment. */
  script: string
  site: HTMLElement
  /** What of the head belongs to this page alone. */
  tags: Element[]
  styles: Element[]
}

const freshFor = 5 * 60_000
const mostKept = 24

const texts = new Map<string, { text: Promise<string>; at: number }>()
const parsed = new Map<string, Page>()

/** Fetches the document of a page that the visitor shows interest in, and parses it in an idle moment. */
export async function prepare(path: string) {
  const text = await fetchText(path)
  whenIdle(() => {
    if (!parsed.has(path)) parsed.set(path, parse(path, text))
    performance.mark(`ready ${path}`)
  })
}

/** The page, if its document has come and it can take the place of the one that is shown. */
export function takeReady(path: string): Page | undefined {
  const page = parsed.get(path)
  parsed.delete(path)
  return page && fits(page) ? page : undefined
}

/** The page, as soon as its document has come. Rejects where it cannot take the place of the one that is shown. */
export async function takeWhenReady(path: string): Promise<Page> {
  const ready = takeReady(path)
  if (ready) return ready
  const page = parse(path, await fetchText(path))
  parsed.delete(path)
  if (!fits(page)) throw new Error(`${path} has to be loaded as a document`)
  return page
}

/** What belongs to the page that is shown, in the same form. */
export function currentPage(): Page {
  const page = pageOf(document)
  return { ...page, tags: page.tags.map((tag) => tag.cloneNode(true) as Element) }
}

/**
 * A page in another language has other typefaces, or a translator is at work here, which may have begun only now. A
 * document that names another start script belongs to a newer deployment.
 */
function fits({ lang, script }: Page) {
  const shown = pageOf(document)
  return lang === shown.lang && script === shown.script
}

function fetchText(path: string): Promise<string> {
  const known = texts.get(path)
  if (known && Date.now() - known.at < freshFor) return known.text
  const text = load(path)
  texts.delete(path)
  texts.set(path, { text, at: Date.now() })
  text.catch(() => texts.delete(path))
  for (const oldest of [...texts.keys()].slice(0, -mostKept)) texts.delete(oldest)
  return text
}

async function load(path: string) {
  // The service worker answers this request as it answers a navigation.
  const response = await fetch(path, { headers: { accept: 'text/html' } })
  if (!response.ok || response.redirected) throw new Error(`${path} is answered ${response.status}`)
  return response.text()
}

function parse(path: string, text: string): Page {
  const page = pageOf(new DOMParser().parseFromString(text, 'text/html'))
  // The offline page stands at the addresses of others.
  if (page.path !== path) throw new Error(`${path} is answered with ${page.path}`)
  // Its movement on arrival is that of a document.
  page.site.querySelector('main')?.removeAttribute('data-first')
  // From now on its opening picture is fetched; those below load when they come near.
  document.adoptNode(page.site)
  return page
}

const ofOnePage = 'title, meta[name], meta[property], link:is([rel=canonical], [rel=alternate], [media=print])'

function pageOf({ documentElement, head, body }: Document): Page {
  const site = body.querySelector<HTMLElement>('#site')
  if (!site) throw new Error('This document is no page of ours')
  return {
    path: documentElement.dataset.path ?? '',
    lang: documentElement.lang,
    script: head.querySelector('script[type=module]')?.getAttribute('src') ?? '',
    site,
    tags: [...head.querySelectorAll(`${ofOnePage}, script[type="application/ld+json"]`)],
    styles: [...head.querySelectorAll('style[data-styles]')],
  }
}
