/** Corners and bookings: counting processes of their own beside the goals. */
import { productGrid, type ScoreGrid } from '../../chance/grid.ts'
import { negativeBinomial, poisson } from '../../chance/poisson.ts'
import { remainingMatch } from './intensity.ts'
import type { FootballState } from './state.ts'
import { CORNER_SHAPE, type FootballTruth, type Sides } from './truth.ts'

const CORNER_SIZE = 32
const CARD_SIZE = 16

/**
 * Final corners. A match's corner level is Gamma distributed around its mean; the corners so far update it (Gamma
 * posterior), the total to come is negative binomial, and each corner falls to the sides in fixed proportion.
 */
export function cornerGrid(truth: FootballTruth, state: FootballState): ScoreGrid {
  const share = remainingMatch(state)
  const mean = truth.corners.home + truth.corners.away
  const seen = state.counters.corners
  const shape = CORNER_SHAPE + seen.home + seen.away
  const further = (shape / (CORNER_SHAPE + mean * (1 - share))) * mean * share
  const total = negativeBinomial(further, shape, CORNER_SIZE)
  return splitGrid(total, truth.corners.home / mean, seen)
}

/** Final bookings: yellow and red cards, one each. */
export function bookingGrid(truth: FootballTruth, state: FootballState): ScoreGrid {
  const share = remainingMatch(state)
  const { yellow_cards: yellow, red_cards: red } = state.counters
  return productGrid(
    poisson((truth.yellows.home + truth.reds.home) * share, CARD_SIZE),
    poisson((truth.yellows.away + truth.reds.away) * share, CARD_SIZE),
    yellow.home + red.home,
    yellow.away + red.away,
  )
}

/** Splits a total between the sides, each count home with probability `toHome`. */
function splitGrid(total: Float64Array, toHome: number, base: Sides): ScoreGrid {
  const size = total.length
  const p = new Float64Array(size * size)
  const odds = toHome / (1 - toHome)
  for (let n = 0; n < size; n++) {
    let term = (total[n] as number) * (1 - toHome) ** n
    for (let home = 0; home <= n; home++) {
      p[home * size + n - home] = term
      term *= (odds * (n - home)) / (home + 1)
    }
  }
  return { baseHome: base.home, baseAway: base.away, height: size, width: size, p }
}
