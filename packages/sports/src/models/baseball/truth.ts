import type { Rng } from '../../rng.ts'
import type { MatchSetup } from '../types.ts'

/** What decides a baseball match: mean runs of a half-inning of each side. */
export interface BaseballTruth {
  readonly home: number
  readonly away: number
}

/** Runs of a half-inning in an even match (American League 2013-14). */
const MEAN_RUNS = 0.483

/** Log of the factor between a side's rate and the mean: home advantage, and per point of rating difference. */
const HOME_LOG = 0.04
const RATING_LOG = 0.06
const MOST_LOG = 0.3

export function baseballTruth(setup: MatchSetup, rng: Rng): BaseballTruth {
  const log = HOME_LOG + RATING_LOG * (setup.home.rating - setup.away.rating)
  const edge = Math.exp(Math.min(MOST_LOG, Math.max(-MOST_LOG, log)))
  const pitching = MEAN_RUNS * setup.tempo * rng.range(0.9, 1.1)
  return { home: pitching * edge, away: pitching / edge }
}
