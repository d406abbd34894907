import type { OpenMatch } from '../../catalogue/index.ts'

/** Two events that are probably the same. */
export interface Suggestion {
  readonly one: OpenMatch
  readonly other: OpenMatch
  /** How alike they are, from 0 to 1. */
  readonly likeness: number
}

/** Kick-offs that differ by more than this are of two events. */
const LONGEST_APART_MS = 90 * 60_000
/** Sides less alike than this are others. */
const LEAST_SIDE = 0.5
const LEAST_LIKENESS = 0.6
const WEIGHTS = { sides: 0.7, kickOff: 0.2, league: 0.1 }
/** Words that providers leave out or add, without meaning another side. */
const EMPTY_WORDS = new Set('fc afc cf cfc sc ac as ssc fk sk bk if ff club team esports gaming the de'.split(' '))

/**
 * Suggests which events of two providers are the same, by the names of their sides, their kick-off and league; the most
 * alike first. Each event is suggested with the most alike event of each other provider.
 * @param isOut pairs that are not to be suggested
 */
export function suggestPairs(
  events: readonly OpenMatch[],
  isOut: (one: OpenMatch, other: OpenMatch) => boolean = () => false,
): readonly Suggestion[] {
  const inTime = [...events].sort((a, b) => a.startsAt - b.startsAt || a.id - b.id)
  const found: Suggestion[] = []
  for (const [i, one] of inTime.entries()) {
    for (let k = i + 1; k < inTime.length; k++) {
      const other = inTime[k]
      if (other === undefined || other.startsAt - one.startsAt > LONGEST_APART_MS) break
      if (one.sport !== other.sport || one.provider === other.provider || isOut(one, other)) continue
      const likeness = likenessOf(one, other)
      if (likeness >= LEAST_LIKENESS) found.push({ one, other, likeness })
    }
  }
  const taken = new Set<string>()
  return found
    .sort((a, b) => b.likeness - a.likeness || a.one.id - b.one.id || a.other.id - b.other.id)
    .filter(({ one, other }) => {
      const keys = [`${one.id} ${other.provider}`, `${other.id} ${one.provider}`]
      if (keys.some((key) => taken.has(key))) return false
      for (const key of keys) taken.add(key)
      return true
    })
}

function likenessOf(one: OpenMatch, other: OpenMatch): number {
  const [home, away] = [alike(one.home, other.home), alike(one.away, other.away)]
  // Some providers name the sides of a match on neutral ground the other way round.
  const turned = [alike(one.home, other.away), alike(one.away, other.home)]
  const pairs = [[home, away], turned].filter((pair) => Math.min(...pair) >= LEAST_SIDE)
  if (pairs.length === 0) return 0
  const sides = Math.max(...pairs.map(([a = 0, b = 0]) => (a + b) / 2))
  const kickOff = 1 - Math.abs(one.startsAt - other.startsAt) / LONGEST_APART_MS
  return WEIGHTS.sides * sides + WEIGHTS.kickOff * kickOff + WEIGHTS.league * alike(one.league, other.league)
}

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
