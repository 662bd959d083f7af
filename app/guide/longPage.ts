import { element } from '#app/lib/element.ts'
import { isWithin, monthNow } from '#app/lib/month.ts'
import { joined } from '#app/lib/wording.ts'
import { markPlaces } from '#app/ui/markPlaces.ts'

/** How many months of the year are over. Without scripts no day is marked. */
element('current-month', (year) => {
  const today = new Date()
  year.style.setProperty('--month', String(today.getMonth() + today.getDate() / 31))
  year.toggleAttribute('data-now', true)
})

element('print-button', (place) => place.addEventListener('click', () => window.print()))

/** What a page with a bar of its sections does besides being read. */
export function startLongPage() {
  markPlaces()
  showHarvest()
  openRows()
}

/** Whose harvest it is this month. */
function showHarvest() {
  const line = document.querySelector<HTMLElement>('p[data-harvest]')
  const { lang } = document.documentElement
  const goods = [...document.querySelectorAll<HTMLElement>('tbody:has(> [data-harvest])')].flatMap((body) => {
    const countries = [...body.querySelectorAll<HTMLElement>('[data-harvest]')]
      .filter(({ dataset }) => dataset.harvest?.split(' ').some(isNow))
      .map((row) => row.querySelector('b')?.textContent ?? '')
    const good = body.querySelector('[scope=rowgroup]')?.textContent
    const said = joined(countries, lang)
    return said ? [good ? `${good} (${said})` : said] : []
  })
  const said = joined(goods, lang)
  if (line && said) line.textContent = line.dataset.harvest?.replace('{countries}', said) ?? ''
}

/** "10,1" is from October to January. */
function isNow(span: string) {
  const [from = 0, to = 0] = span.split(',').map(Number)
  return isWithin(monthNow(), from, to)
}

/**
 * A link opens the row that it leads into, and on paper no row is closed: browsers do both of themselves, some only since
 * lately (Firefox 139 and 143, Safari 18.4).
 */
function openRows() {
  const follow = () =>
    document.getElementById(location.hash.slice(1))?.closest('details')?.toggleAttribute('open', true)
  addEventListener('hashchange', follow)
  follow()
  addEventListener('beforeprint', () => {
    for (const row of document.querySelectorAll('details:not([open])')) {
      row.toggleAttribute('open', true)
      addEventListener('afterprint', () => row.toggleAttribute('open', false), { once: true })
    }
  })
}
