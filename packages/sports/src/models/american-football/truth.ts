import type { Rng } from '../../rng.ts'
import type { MatchSetup, Side } from '../types.ts'
import { type Offence, offence } from './drive.ts'

/** What decides an American football match. */
export interface AmericanFootballTruth {
  readonly home: Offence
  readonly away: Offence
  /** Drives that end in each quarter. */
  readonly drives: readonly number[]
  /** Who receives the opening kick; the other side receives after half time. */
  readonly firstPossession: Side
}

/** Drives of both sides in a half at tempo 1. */
const DRIVES_PER_HALF = 11
const DRIVES_DEVIATION = 0.6

const HOME_POINTS = 2
const POINTS_PER_RATING = 4.5
/** Points of spread that one unit of log-odds on both sides' steps is worth. */
const POINTS_PER_EDGE = 35
const MOST_EDGE = 0.5

export function americanFootballTruth(setup: MatchSetup, rng: Rng): AmericanFootballTruth {
  const spread = HOME_POINTS + POINTS_PER_RATING * (setup.home.rating - setup.away.rating)
  const edge = Math.min(MOST_EDGE, Math.max(-MOST_EDGE, spread / POINTS_PER_EDGE))
  const style = rng.normal(0, 0.08)
  const half = () => {
    const drives = Math.round(rng.normal(DRIVES_PER_HALF * setup.tempo, DRIVES_DEVIATION))
    const all = Math.min(14, Math.max(8, drives))
    return [Math.floor(all / 2), all - Math.floor(all / 2)]
  }
  return {
    home: offence(style + edge),
    away: offence(style - edge),
    drives: [...half(), ...half()],
    firstPossession: rng.chance(0.5) ? 'home' : 'away',
  }
}
