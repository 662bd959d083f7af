/** Edits from what was typed to a word or its beginning, counted up to `most`. */
export function edits(typed: string, word: string, most: number) {
  const width = typed.length
  let twoAbove: number[] = []
  let above = Array.from({ length: width + 1 }, (_, column) => column)
  let best = width
  for (let row = 1; row <= Math.min(word.length, width + most); row++) {
    const line = [row]
    let least = row
    for (let column = 1; column <= width; column++) {
      const isOther = word[row - 1] !== typed[column - 1]
      const isSwapped = word[row - 2] === typed[column - 1] && word[row - 1] === typed[column - 2]
      const edited = Math.min(
        at(above, column) + 1,
        at(line, column - 1) + 1,
        at(above, column - 1) + Number(isOther),
        isSwapped ? at(twoAbove, column - 2) + 1 : width,
      )
      line[column] = edited
      least = Math.min(least, edited)
    }
    if (least > most) break
    best = Math.min(best, at(line, width))
    twoAbove = above
    above = line
  }
  return best
}

const at = (line: number[], column: number) => line[column] ?? Number.POSITIVE_INFINITY
