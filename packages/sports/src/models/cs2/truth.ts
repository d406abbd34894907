import type { Rng } from '../../rng.ts'
import type { MatchSetup, Side } from '../types.ts'

/** One map of the series as agreed in the veto. */
export interface MapTruth {
  readonly name: string
  /** Chance of the home team to win a round on the defending (CT) and on the attacking (T) side. */
  readonly pCt: number
  readonly pT: number
  /** Who defends first. */
  readonly ctFirst: Side
}

export interface Cs2Truth {
  readonly bestOf: 1 | 3 | 5
  readonly maps: readonly MapTruth[]
}

/** Maps of the pool with the share of rounds that defenders win. */
const POOL: readonly { readonly name: string; readonly ct: number }[] = [
  { name: 'Ancient', ct: 0.525 },
  { name: 'Anubis', ct: 0.5 },
  { name: 'Dust II', ct: 0.515 },
  { name: 'Inferno', ct: 0.51 },
  { name: 'Mirage', ct: 0.52 },
  { name: 'Nuke', ct: 0.54 },
  { name: 'Train', ct: 0.535 },
]

const ROUND_EDGE_PER_RATING = 0.022
const MAP_DEVIATION = 0.02
const MOST_MAP_DEVIATION = 0.04
const MOST_EDGE = 0.11

export function cs2Truth(setup: MatchSetup, rng: Rng): Cs2Truth {
  const bestOf = setup.bestOf === 1 || setup.bestOf === 5 ? setup.bestOf : 3
  const edge = clamp(ROUND_EDGE_PER_RATING * (setup.home.rating - setup.away.rating), MOST_EDGE)
  const left = [...POOL]
  const maps = Array.from({ length: bestOf }, () => {
    const map = rng.pick(left)
    left.splice(left.indexOf(map), 1)
    const own = 0.5 + edge + clamp(rng.normal(0, MAP_DEVIATION), MOST_MAP_DEVIATION)
    const ctFirst: Side = rng.chance(0.5) ? 'home' : 'away'
    return { name: map.name, pCt: own + map.ct - 0.5, pT: own - map.ct + 0.5, ctFirst }
  })
  return { bestOf, maps }
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value))
}
