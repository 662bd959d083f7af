/** What the form, the code behind it and the collector agree on. */

/** How long the browser waits for an answer to what it sends, in ms. */
export const sendingTime = 60_000

/** Where the thanks stand for a form that was sent without scripts. */
export const thanksAnchor = 'thank-you'

/** What only robots give away: an input that people do not see, and for how many ms the form was open. */
export const traps = { bait: 'website', openFor: 'opened' } as const
