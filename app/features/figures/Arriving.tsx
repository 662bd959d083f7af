'use client'
import { useLayoutEffect } from 'react'
import { type Arrivals, arrivalsIn } from './arrivals.ts'
import { type Choices, useChoice } from './useChoice.ts'

/** Who ships in the month that is chosen; before one is chosen, nothing. */
export function Arriving({ choices, ...arrivals }: Arrivals & { choices?: Choices }) {
  const month = useChoice(choices, -1)
  useLayoutEffect(() => {
    if (choices && month >= 0) markMonth(choices, month)
  }, [choices, month])
  return month < 0 ? null : arrivalsIn(month, arrivals)
}

/** Who does not ship in a month fades in the table. */
function markMonth(choices: Element, month: number) {
  const year = choices.closest<HTMLElement>('[data-figure]')
  year?.style.setProperty('--month', String(month))
  for (const row of year?.querySelectorAll<HTMLElement>('[data-months]') ?? [])
    row.toggleAttribute('data-away', row.dataset.months?.[month] === '0')
}
