/** What the form in the browser and the collector agree on. */

export const fields = ['name', 'company', 'email', 'phone', 'message'] as const

export type Fields = Record<(typeof fields)[number], string>

export const requiredFields = ['name', 'company', 'email', 'message'] as const

/** What gives robots away: an input that people do not see, and for how many ms the form was open. */
export const traps = { bait: 'website', openFor: 'opened' } as const

/** How long the browser waits for an answer to what it sends, in ms. */
export const sendingTime = 60_000

/** Where the thanks stand for a form that was sent without scripts. */
export const thanksAnchor = 'thank-you'
