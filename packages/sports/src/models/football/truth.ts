import { playerId } from '../../markets/player-names.ts'
import type { Rng } from '../../rng.ts'
import type { MatchSetup, Side } from '../types.ts'

export interface Sides {
  readonly home: number
  readonly away: number
}

/** A player and the share of their side's goals they score; what is missing to 1 are own goals. */
export interface SquadPlayer {
  readonly id: string
  readonly share: number
}

/** Strengths of one football match; all rates are means per match. */
export interface FootballTruth {
  readonly goals: Sides
  /** Dixon-Coles dependence of low scores. */
  readonly rho: number
  readonly corners: Sides
  readonly yellows: Sides
  readonly reds: Sides
  readonly squads: Readonly<Record<Side, readonly SquadPlayer[]>>
}

/** Dixon-Coles rho found on real pre-match prices. */
export const RHO = -0.08

/** Shape of the negative binomial of corners: how much corners vary between matches of equal strength. */
export const CORNER_SHAPE = 20

/** Shirts with shares: three forwards, four midfielders, four defenders, three who come on. Own goals: 0.04. */
const SHARES: readonly (readonly [shirt: number, share: number])[] = [
  [9, 0.18],
  [11, 0.14],
  [7, 0.1],
  [10, 0.08],
  [8, 0.07],
  [6, 0.06],
  [14, 0.06],
  [4, 0.03],
  [5, 0.03],
  [2, 0.03],
  [3, 0.03],
  [19, 0.05],
  [17, 0.05],
  [22, 0.05],
]

/**
 * Draws a match. Total goals ~ N(2.75, 0.35) times the league's tempo; supremacy 0.30 for the home side plus the
 * difference of ratings, which spreads it as closing prices of a top league are spread.
 */
export function footballTruth(setup: MatchSetup, rng: Rng): FootballTruth {
  const total = clamp(rng.normal(2.75, 0.35) * setup.tempo, 1.8, 4.2)
  const supremacy = clamp(0.3 + 0.55 * (setup.home.rating - setup.away.rating) + rng.normal(0, 0.2), -2.2, 2.2)
  const goals = {
    home: Math.max((total + supremacy) / 2, 0.3),
    away: Math.max((total - supremacy) / 2, 0.3),
  }
  // The better side has more corners and fewer cards; the sums stay the sport's.
  const tilt = supremacy - 0.3
  const corners = clamp(rng.normal(9.8, 0.7), 8, 12)
  const cards = clamp(rng.normal(1, 0.15), 0.6, 1.5)
  const cornerShare = clamp(0.551 + 0.06 * tilt, 0.35, 0.75)
  return {
    goals,
    rho: RHO,
    corners: { home: corners * cornerShare, away: corners * (1 - cornerShare) },
    yellows: { home: 1.92 * cards * (1 - 0.06 * tilt), away: 2.15 * cards * (1 + 0.06 * tilt) },
    reds: { home: 0.091, away: 0.108 },
    squads: { home: squad(setup.home.id), away: squad(setup.away.id) },
  }
}

function squad(competitorId: number): readonly SquadPlayer[] {
  return SHARES.map(([shirt, share]) => ({ id: playerId(competitorId, shirt), share }))
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}
