/** The known word that was probably meant: at most two letters (in long words three) away from the given one. */
export function closest(given: string, known: Iterable<string>) {
  const most = given.length > 8 ? 3 : 2
  const distances = [...known].map((word) => ({ word, away: distance(given.toLowerCase(), word.toLowerCase()) }))
  return distances.filter(({ away }) => away <= most).sort((one, other) => one.away - other.away)[0]?.word
}

/** How many letters have to be added, dropped or changed (Levenshtein). */
function distance(from: string, to: string) {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [above, letter] of [...from].entries()) {
    const next = [above + 1]
    for (const [index, other] of [...to].entries())
      next.push(
        Math.min((next[index] ?? 0) + 1, (row[index + 1] ?? 0) + 1, (row[index] ?? 0) + (letter === other ? 0 : 1)),
      )
    row = next
  }
  return row[to.length] ?? 0
}
