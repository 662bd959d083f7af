import { createContext, use } from 'react'

/** The page on which each place of the brochure stands. The first printing finds them, the next one shows them. */
export const PageNumbers = createContext<ReadonlyMap<string, number>>(new Map())

/** Has the width of a figure before it is known, so that it moves nothing. */
const unknown = '00'

export function usePage(place: string) {
  return String(use(PageNumbers).get(place) ?? unknown)
}

/** The pages of several places, each once. */
export function Pages({ at }: { at: string[] }) {
  const numbers = use(PageNumbers)
  const pages = new Set(at.map((place) => numbers.get(place) ?? unknown))
  return <span className="page">{[...pages].join(', ')}</span>
}
