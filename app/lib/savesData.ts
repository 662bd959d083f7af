type Connected = Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }

/** The visitor has asked for less to be fetched. */
export const savesData = () => (navigator as Connected).connection?.saveData ?? false

/** Nothing is to be fetched that the visitor can do without. */
export const isSparing = () => savesData() || /2g|3g/.test((navigator as Connected).connection?.effectiveType ?? '')
