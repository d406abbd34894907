import type { OpenOutright } from '../../catalogue/index.ts'
import { alike } from './alike.ts'

/** Outrights whose names and leagues are less alike than this are others; competitors are not compared then. */
const LEAST_NAME = 0.3
/** Of the shorter list of competitors, so many are in the other one. */
const LEAST_SHARED = 0.5
/** A competitor whose name is less alike is another one. */
const SAME_COMPETITOR = 0.5
const WEIGHTS = { competitors: 0.6, name: 0.4 }

/**
 * How alike outrights of two providers are, from 0 to 1: by the competitors that both name, and by their names and
 * leagues. A season that ends before the other one begins is another one, though the competitors are the same.
 */
export function likenessOfOutrights(one: OpenOutright, other: OpenOutright): number {
  if (one.endsAt < other.startsAt || other.endsAt < one.startsAt) return 0
  const name = Math.max(alike(one.name, other.name), alike(one.league, other.league))
  if (name < LEAST_NAME) return 0
  const shared = sharedBy(one.competitors, other.competitors)
  return shared < LEAST_SHARED ? 0 : WEIGHTS.competitors * shared + WEIGHTS.name * name
}

/** The share of the shorter list that is in the other one. A provider may name only competitors who have a price. */
function sharedBy(one: readonly string[], other: readonly string[]): number {
  const [short, long] = one.length <= other.length ? [one, [...other]] : [other, [...one]]
  let shared = 0
  for (const name of short) {
    const best = long
      .map((candidate, at) => ({ at, likeness: alike(name, candidate) }))
      .reduce((a, b) => (b.likeness > a.likeness ? b : a), { at: -1, likeness: 0 })
    if (best.likeness < SAME_COMPETITOR) continue
    long.splice(best.at, 1)
    shared += 1
  }
  return short.length === 0 ? 0 : shared / short.length
}
