/** Names that the form, the code behind it and the collector agree on. */

/** Where the thanks stand for a form that was sent without scripts. */
export const thanksAnchor = 'thank-you'

/** What only robots give away: an input that people do not see, and for how many ms the form was open. */
export const traps = { bait: 'website', openFor: 'opened' } as const
