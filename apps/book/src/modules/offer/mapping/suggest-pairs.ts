import type { OpenEvent, OpenMatch } from '../../catalogue/index.ts'
import { alike } from './alike.ts'
import { likenessOfOutrights } from './suggest-outrights.ts'

/** Two events that are probably the same. */
export interface Suggestion {
  readonly one: OpenEvent
  readonly other: OpenEvent
  /** How alike they are, from 0 to 1. */
  readonly likeness: number
}

/** Kick-offs that differ by more than this are of two events. */
const LONGEST_APART_MS = 90 * 60_000
/** Sides less alike than this are others. */
const LEAST_SIDE = 0.5
const LEAST_LIKENESS = 0.6
const WEIGHTS = { sides: 0.7, kickOff: 0.2, league: 0.1 }

/**
 * Suggests which events of two providers are the same, the most alike first: matches by the names of their sides,
 * their kick-off and league, outrights by their competitors, name and league. Each event is suggested with the most
 * alike event of each other provider.
 * @param isOut pairs that are not to be suggested
 */
export function suggestPairs(
  events: readonly OpenEvent[],
  isOut: (one: OpenEvent, other: OpenEvent) => boolean = () => false,
): readonly Suggestion[] {
  const canBe = (one: OpenEvent, other: OpenEvent) =>
    one.sport === other.sport && one.provider !== other.provider && !isOut(one, other)
  const found = [...likelyMatches(events, canBe), ...likelyOutrights(events, canBe)]
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

type CanBe = (one: OpenEvent, other: OpenEvent) => boolean

function likelyMatches(events: readonly OpenEvent[], canBe: CanBe): readonly Suggestion[] {
  const inTime = events.filter((event) => event.kind === 'match').sort((a, b) => a.startsAt - b.startsAt)
  const found: Suggestion[] = []
  for (const [i, one] of inTime.entries()) {
    for (let k = i + 1; k < inTime.length; k++) {
      const other = inTime[k]
      if (other === undefined || other.startsAt - one.startsAt > LONGEST_APART_MS) break
      if (!canBe(one, other)) continue
      const likeness = likenessOf(one, other)
      if (likeness >= LEAST_LIKENESS) found.push({ one, other, likeness })
    }
  }
  return found
}

function likelyOutrights(events: readonly OpenEvent[], canBe: CanBe): readonly Suggestion[] {
  const outrights = events.filter((event) => event.kind === 'outright')
  return outrights.flatMap((one, i) =>
    outrights.slice(i + 1).flatMap((other) => {
      const likeness = canBe(one, other) ? likenessOfOutrights(one, other) : 0
      return likeness >= LEAST_LIKENESS ? [{ one, other, likeness }] : []
    }),
  )
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
