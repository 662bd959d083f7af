/** Edits from what was typed to a word or its beginning, counted up to `most`; a swap of neighbors is one. */
export function edits(typed: string, word: string, most: number) {
  const width = typed.length
  let before: number[] = []
  let above = Array.from({ length: width + 1 }, (_, column) => column)
  let best = width
  for (let row = 1; row <= Math.min(word.length, width + most); row++) {
    const line = [row]
    let least = row
    for (let column = 1; column <= width; column++) {
      const same = word[row - 1] === typed[column - 1]
      let cost = Math.min(at(above, column) + 1, at(line, column - 1) + 1, at(above, column - 1) + (same ? 0 : 1))
      if (word[row - 1] === typed[column - 2] && word[row - 2] === typed[column - 1])
        cost = Math.min(cost, at(before, column - 2) + 1)
      line.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) break
    best = Math.min(best, at(line, width))
    before = above
    above = line
  }
  return best
}

const at = (line: number[], column: number) => line[column] ?? Number.POSITIVE_INFINITY
