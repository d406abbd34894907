import { createRng, type MatchSetup } from '@touchline/sports'

const DAY_MS = 86_400_000
/** How wrong the market may be about a strength three days before the start, in ratings. */
const AMPLITUDE = 0.14
/** Periods of the waves news come in, in ms, and their weights. */
const WAVES: readonly (readonly [period: number, weight: number])[] = [
  [40 * 60_000, 0.15],
  [3.1 * 3_600_000, 0.3],
  [13.7 * 3_600_000, 0.55],
]

/**
 * What the book believes about the strengths before the start: the truth with a slow, seeded error that fades to
 * nothing at kick-off. All prices of a match come from the one belief, so they never contradict each other.
 * @param seed the match's seed
 * @param msToStart wall ms until kick-off
 */
export function believedSetup(setup: MatchSetup, seed: string, msToStart: number): MatchSetup {
  if (msToStart <= 0) return setup
  const size = AMPLITUDE * Math.min(1, Math.sqrt(msToStart / (3 * DAY_MS)))
  const rng = createRng(`${seed}/drift`)
  const error = () =>
    size *
    WAVES.reduce((sum, [period, weight]) => sum + weight * Math.sin(2 * Math.PI * (msToStart / period + rng.next())), 0)
  return {
    ...setup,
    home: { ...setup.home, rating: setup.home.rating + error() },
    away: { ...setup.away, rating: setup.away.rating + error() },
  }
}
