import type { Rng } from '../../rng.ts'
import type { MatchSetup, Side } from '../types.ts'
import { matchWin } from './match-chain.ts'

/** What decides a tennis match: the chance of each player to win a point on the own serve. */
export interface TennisTruth {
  readonly bestOf: 3 | 5
  readonly pHome: number
  readonly pAway: number
  readonly firstServer: Side
}

/** Mean chance to win a point on serve: men .635 (tempo 1.1), women .575 (tempo 0.9), and between. */
const MEAN_SERVE = 0.605
const SERVE_PER_TEMPO = 0.3

/** Rating points to log-odds of the match. */
const LOG_ODDS_PER_RATING = 0.75

export function tennisTruth(setup: MatchSetup, rng: Rng): TennisTruth {
  const bestOf = setup.bestOf === 5 ? 5 : 3
  const style = rng.normal(0, 0.012)
  const serve = clamp(MEAN_SERVE + SERVE_PER_TEMPO * (setup.tempo - 1) + style, 0.54, 0.69)
  const wanted = clamp(1 / (1 + Math.exp(-LOG_ODDS_PER_RATING * (setup.home.rating - setup.away.rating))), 0.03, 0.97)
  const gap = serveGap(serve, wanted, bestOf)
  return {
    bestOf,
    pHome: serve + gap / 2,
    pAway: serve - gap / 2,
    firstServer: rng.chance(0.5) ? 'home' : 'away',
  }
}

/** The difference of the two serves that gives the home player the wanted chance to win the match (bisection). */
export function serveGap(serve: number, wanted: number, bestOf: 3 | 5): number {
  let low = -0.2
  let high = 0.2
  for (let i = 0; i < 30; i++) {
    const gap = (low + high) / 2
    if (matchWin(serve + gap / 2, serve - gap / 2, bestOf) < wanted) low = gap
    else high = gap
  }
  return (low + high) / 2
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
