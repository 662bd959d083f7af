/** What a part of a page shows, in the order of reading. */
export type Part = {
  name: string
  words: string
  titles: string[]
  headings: string[]
  links: [text: string, to: string | null][]
  items: string[]
  pictures: string[]
  facts: [label: string, value: string][]
  rows: string[]
  parts: Part[]
}

/** Reads the named parts of <main>; what cannot be seen is left out. Runs in the page. */
export function readMain(): Part[] {
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 0
  const words = (element?: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
  const nameOf = (part: Element) =>
    part.ariaLabel ?? words(document.getElementById(part.getAttribute('aria-labelledby') ?? ''))
  const sections = (within: Element) => [...within.querySelectorAll('section')].filter(isSeen)
  const isOuter = (part: Element) => !part.parentElement?.closest('section')

  function read(part: Element): Part {
    const all = (selector: string) => [...part.querySelectorAll(selector)].filter(isSeen)
    return {
      name: nameOf(part),
      words: words(part),
      titles: all('h1, h2').map(words),
      headings: all('h3').map(words),
      links: all('a').map((link) => [words(link), link.getAttribute('href')]),
      // The name alone: beside it the trade's grade may stand in small print.
      items: all('li').map((item) => words(item.querySelector('h3')) || item.firstChild?.textContent?.trim() || ''),
      pictures: all('img').map((picture) => picture.getAttribute('alt') ?? 'nameless'),
      facts: all('dt').map((term) => [words(term), words(term.nextElementSibling)]),
      rows: all('tr').map((row) => [...row.children].map(words).join(' ')),
      parts: sections(part).map(read),
    }
  }
  return [...document.querySelectorAll('main section')].filter((part) => isSeen(part) && isOuter(part)).map(read)
}
