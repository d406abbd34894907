/** Errors between what was typed and a word; counted up to a limit, beyond it one more than the limit. */
export interface Distance {
  /** To the whole word. */
  readonly whole: number
  /** To the beginning of the word that fits best: the word may still be being typed. */
  readonly beginning: number
}

/** Words are cut here; nothing that long is a name. */
const LONGEST = 63
const rows = [new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1)] as const

/**
 * Letters too many, too few, wrong, or two neighbours swapped: optimal string alignment. Rows are the letters typed,
 * columns those of the word; the last row is the distance to every beginning at once.
 */
export function distance(typed: string, word: string, limit: number): Distance {
  const beyond = limit + 1
  const height = Math.min(typed.length, LONGEST)
  const width = Math.min(word.length, height + limit, LONGEST)
  let [before, above, row] = rows as readonly [Uint8Array, Uint8Array, Uint8Array]
  for (let column = 0; column <= width; column++) above[column] = column
  for (let line = 1; line <= height; line++) {
    row[0] = line
    let least = line
    const letter = typed.charCodeAt(line - 1)
    for (let column = 1; column <= width; column++) {
      const other = word.charCodeAt(column - 1)
      let cost = at(above, column - 1) + (letter === other ? 0 : 1)
      cost = Math.min(cost, at(above, column) + 1, at(row, column - 1) + 1)
      if (line > 1 && column > 1 && letter === word.charCodeAt(column - 2) && other === typed.charCodeAt(line - 2)) {
        cost = Math.min(cost, at(before, column - 2) + 1)
      }
      row[column] = cost
      if (cost < least) least = cost
    }
    if (least > limit) return { whole: beyond, beginning: beyond }
    ;[before, above, row] = [above, row, before]
  }
  let beginning = beyond
  for (let column = 0; column <= width; column++) beginning = Math.min(beginning, at(above, column))
  return { whole: width < word.length ? beyond : Math.min(at(above, width), beyond), beginning }
}

function at(row: Uint8Array, column: number): number {
  return row[column] ?? 0
}
