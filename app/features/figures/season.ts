import { fetchData } from '#app/lib/island.ts'
import { isWithin, monthNow } from '#app/lib/month.ts'

type Origin = { country: string; from: number; to: number; about: boolean }
type Good = { good: string; to: string; origins: Origin[] }
/** The main arrivals of all origins; "{from}–{to}", "(approx.)". */
export type Seasons = { goods: Good[]; months: string[]; span: string; about: string; also: string }

const most = 7

let shown: number | undefined

/** Who ships in the month that it is. */
export async function showSeason(figure: HTMLElement) {
  if (shown === monthNow()) return
  const seasons = await fetchData<Seasons>(figure.dataset.season ?? '').catch(() => undefined)
  // The page as it was built names no month, and is right in each.
  if (!seasons) return
  shown = monthNow()
  const [year, now] = figure.querySelectorAll<HTMLElement>('h2 > span')
  year?.toggleAttribute('hidden', true)
  now?.toggleAttribute('hidden', false)
  for (const month of figure.querySelectorAll('time'))
    month.textContent = new Date().toLocaleString(document.documentElement.lang, { month: 'long' })
  figure.querySelector('dl')?.replaceChildren(...rowsOf(seasons, shown))
}

/** Most origins first, then what begins or ends now, then what is sure; the last ones by their names alone. */
function rowsOf(seasons: Seasons, month: number) {
  const news = ({ from, to, about }: Origin) => 100 + (month === from || month === to ? 10 : 0) + (about ? 0 : 1)
  const weight = ({ origins }: Good) => origins.reduce((sum, origin) => sum + news(origin), 0)
  const shipping = seasons.goods
    .map((good) => ({
      ...good,
      origins: good.origins
        .filter(({ from, to }) => isWithin(month, from, to))
        .sort((one, other) => Number(one.about) - Number(other.about)),
    }))
    .filter(({ origins }) => origins.length)
    .sort((one, other) => weight(other) - weight(one))
  const rows = shipping.slice(0, most).map((good) => {
    const origins = good.origins.map((origin) => make('dd', `${origin.country} `, monthsOf(origin, seasons)))
    return make('div', make('dt', linkTo(good)), ...origins)
  })
  const others = shipping.slice(most).map((good) => make('dd', linkTo(good)))
  return others.length ? [...rows, make('div', make('dt', seasons.also), ...others)] : rows
}

/** "Nov–Mar (approx.)". */
function monthsOf({ from, to, about }: Origin, { months, span, about: sign }: Seasons) {
  const [first = '', last = ''] = [months[from - 1], months[to - 1]]
  const said = from === to ? first : span.replace('{from}', first).replace('{to}', last)
  return make('small', about ? `${said} ${sign}` : said)
}

function linkTo({ good, to }: Good) {
  const link = document.createElement('a')
  link.href = to
  link.textContent = good
  return link
}

function make(name: string, ...children: (Node | string)[]) {
  const made = document.createElement(name)
  made.append(...children)
  return made
}
