/** Words that providers leave out or add, without meaning another side. */
const EMPTY_WORDS = new Set('fc afc cf cfc sc ac as ssc fk sk bk if ff club team esports gaming the de'.split(' '))

/** How alike two names are, from 0 to 1: the share of words that both have; a word may be cut short in one of them. */
export function alike(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  const rest = [...b]
  let shared = 0
  for (const word of a) {
    const at = rest.findIndex((candidate) => isSameWord(word, candidate))
    if (at < 0) continue
    rest.splice(at, 1)
    shared += 1
  }
  return a.length + b.length === 0 ? 0 : (2 * shared) / (a.length + b.length)
}

const SHORTEST_CUT = 3

function isSameWord(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  return short === long || (short.length >= SHORTEST_CUT && long.startsWith(short))
}

function wordsOf(name: string): readonly string[] {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ø/gi, 'o')
    .replace(/ł/gi, 'l')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const significant = words.filter((word) => !EMPTY_WORDS.has(word))
  return significant.length === 0 ? words : significant
}
