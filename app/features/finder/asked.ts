/** What is named before its use or what it comes with: almonds for cake, миндаль для торта, كنافة بالفستق; or after: kek için badem. */
export function askedIn(query: string) {
  const [, thing = '', latin, arabic] = named.exec(query) ?? []
  const [, late = ''] = thing ? [] : (usedFor.exec(query) ?? [])
  return { thing: thing || late, isPurpose: Boolean(latin || arabic || late), clause: /[,،;](\P{P}{4,})$/u.exec(query)?.[1] }
}

const named =
  /^(.{3,}?)\s(?:(for|pour|para|für|для|برای|عشان|lil|3ashan)\s|(?:with|con|com|avec|mit|со?|مع|b[ei]l)\s|(?:(لل)|بال)(?=\S))/iu
const usedFor = /\s(?:ke liye|के लिए|کے لیے|için|icin)\s(.+)/iu
