import type { Rng } from '../../rng.ts'
import type { MatchSetup } from '../types.ts'

/** What differs between the games that share this model. */
export interface MobaGame {
  /** Mean length of a map. */
  readonly minutes: number
  /** Kills of both sides in a minute. */
  readonly killsPerMinute: number
}

export const DOTA2: MobaGame = { minutes: 35, killsPerMinute: 1.1 }
export const LOL: MobaGame = { minutes: 31, killsPerMinute: 0.85 }

export interface MobaTruth {
  readonly bestOf: 1 | 3 | 5
  readonly game: MobaGame
  /** Chance of the home team to win each map before it begins. */
  readonly maps: readonly number[]
}

const LOG_ODDS_PER_RATING = 0.55
const MAP_DEVIATION = 0.02
const MOST_MAP_DEVIATION = 0.04

export function mobaTruth(game: MobaGame, setup: MatchSetup, rng: Rng): MobaTruth {
  const bestOf = setup.bestOf === 1 || setup.bestOf === 5 ? setup.bestOf : 3
  const strength = 1 / (1 + Math.exp(-LOG_ODDS_PER_RATING * (setup.home.rating - setup.away.rating)))
  const maps = Array.from({ length: bestOf }, () => {
    const own = Math.min(MOST_MAP_DEVIATION, Math.max(-MOST_MAP_DEVIATION, rng.normal(0, MAP_DEVIATION)))
    return Math.min(0.93, Math.max(0.07, strength + own))
  })
  return { bestOf, game: { ...game, killsPerMinute: game.killsPerMinute * setup.tempo }, maps }
}
