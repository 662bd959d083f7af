/** What is named before what it is for or comes with: almonds for cake, миндаль для торта, كنافة بالفستق; and the last clause. */
export function askedIn(query: string) {
  const [, thing = '', latin, arabic] = named.exec(query) ?? []
  return { thing, isPurpose: Boolean(latin || arabic), clause: /[,،;](\P{P}{4,})$/u.exec(query)?.[1] ?? '' }
}

const named =
  /^(.{3,}?)\s(?:(for|pour|para|für|для|برای|عشان)\s|(?:with|con|com|avec|mit|со?|مع|b[ei]l)\s|(?:(لل)|بال)(?=\S))/iu
