import { type Arrivals, arrivalsIn, monthNow } from './arrivals.ts'

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
