import { monthNow } from '#app/lib/month.ts'
import { joined } from '#app/lib/wording.ts'

export type Arrivals = {
  lang: string
  months: string[]
  /** "In {month}: {goods}." */
  arriving: string
  nothing: string
  /** Countries with their twelve months, 1 where something arrives. */
  goods: { good: string; from: (readonly [country: string, months: string])[] }[]
}

/** Who ships in a month, in a sentence. */
export function arrivalsIn(month: number, { lang, months, arriving, nothing, goods }: Arrivals) {
  const shipping = goods.flatMap(({ good, from }) => {
    const countries = from.flatMap(([country, year]) => (year[month] === '1' ? country : []))
    return countries.length ? `${good} (${joined(countries, lang)})` : []
  })
  return arriving.replace('{month}', months[month] ?? '').replace('{goods}', joined(shipping, lang) || nothing)
}

/** Says who ships in the month that is chosen, at first the one that it is; who does not fades in the table. */
export function openYear(figure: HTMLElement) {
  const said = figure.querySelector<HTMLElement>('[data-arrivals]')
  const arrivals: Arrivals = JSON.parse(said?.dataset.arrivals ?? '')
  const months = [...figure.querySelectorAll<HTMLInputElement>('input[name=month]')]
  const now = months[monthNow() - 1]
  if (now && !months.some(({ checked }) => checked)) now.checked = true
  return (month: number) => {
    figure.style.setProperty('--chosen', String(month))
    for (const row of figure.querySelectorAll<HTMLElement>('[data-months]'))
      row.toggleAttribute('data-away', row.dataset.months?.[month] === '0')
    if (said) said.textContent = arrivalsIn(month, arrivals)
  }
}
