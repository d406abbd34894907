import { plainLetters } from '../../../i18n/index.ts'

/** A piece of a name, and whether it is what was typed. */
export interface Piece {
  readonly text: string
  readonly isHit: boolean
}

/** A name in pieces: beginnings of its words that were typed are marked, accents and case aside. */
export function highlight(name: string, query: string): readonly Piece[] {
  const typed = plainLetters(query).split(/\s+/).filter(Boolean)
  const pieces: Piece[] = []
  for (const word of name.split(/(?<=[^\p{L}\p{N}])|(?=[^\p{L}\p{N}])/u)) {
    const match = typed.filter((part) => plainLetters(word).startsWith(part)).sort((a, b) => b.length - a.length)[0]
    const letters = [...word.normalize('NFC')]
    const length = match ? [...match].length : 0
    if (length > 0) pieces.push({ text: letters.slice(0, length).join(''), isHit: true })
    const rest = letters.slice(length).join('')
    const last = pieces.at(-1)
    if (rest && last && !last.isHit) pieces[pieces.length - 1] = { text: last.text + rest, isHit: false }
    else if (rest) pieces.push({ text: rest, isHit: false })
  }
  return pieces
}
