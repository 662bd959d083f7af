import { type Arrivals, arrivalsIn } from './arrivals.ts'

/** Says who ships in the month that is chosen; who does not fades in the table. */
export function openYear(figure: HTMLElement) {
  const said = figure.querySelector<HTMLElement>('[data-arrivals]')
  const arrivals: Arrivals = JSON.parse(said?.dataset.arrivals ?? '')
  return (month: number) => {
    figure.style.setProperty('--month', String(month))
    for (const row of figure.querySelectorAll<HTMLElement>('[data-months]'))
      row.toggleAttribute('data-away', row.dataset.months?.[month] === '0')
    if (said) said.textContent = arrivalsIn(month, arrivals)
  }
}
