type Connected = Navigator & { connection?: { saveData?: boolean } }

/** The visitor has asked for less to be fetched. */
export const savesData = () => (navigator as Connected).connection?.saveData ?? false
