/** Chances of each entrant to win, by outcome id. */
import { boxMuller, createRng } from '../../rng.ts'
import type { Field, League, Outright } from './types.ts'

export function winningChances(outright: Outright): ReadonlyMap<string, number> {
  if (outright.winner !== null) {
    return new Map(outright.entrants.map(({ id }) => [id, id === outright.winner ? 1 : 0]))
  }
  switch (outright.kind) {
    case 'league':
      return leagueChances(outright)
    case 'field':
      return fieldChances(outright)
  }
}

/** First choice of a Plackett-Luce model: chances in proportion to e ^ (sharpness x rating). */
function fieldChances({ entrants, sharpness }: Field): ReadonlyMap<string, number> {
  const weights = entrants.map(({ rating, out }) => (out ? 0 : Math.exp(sharpness * rating)))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return new Map(entrants.map(({ id }, i) => [id, sum === 0 ? 0 : (weights[i] ?? 0) / sum]))
}

const SEASONS = 4_000

/**
 * Points of one match as a share of a win: mean for an entrant of mean strength, per sd of rating, and sd. With 38
 * matches and three points a win a table spreads as the tables of the large football leagues do.
 */
const MEAN_SHARE = 0.457
const SHARE_PER_RATING = 0.127
const SHARE_SD = 0.417

/**
 * Plays the rest of the season many times. Each entrant's further points are normal. The random numbers are the same at
 * every call for a championship, so that a price moves only when the table does.
 */
function leagueChances(league: League): ReadonlyMap<string, number> {
  const { entrants, winPoints } = league
  const rng = createRng(`outright ${league.variant}`)
  const expected = entrants.map(({ rating, points, left }) => {
    const share = Math.min(Math.max(MEAN_SHARE + SHARE_PER_RATING * rating, 0.05), 0.95)
    return points + share * winPoints * left
  })
  // A little noise settles tables that end level.
  const spread = entrants.map(({ left }) => Math.hypot(SHARE_SD * winPoints * Math.sqrt(left), 0.1))
  const wins = new Float64Array(entrants.length)
  for (let season = 0; season < SEASONS; season++) {
    let best = -1
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < entrants.length; i++) {
      const u = 1 - rng.next()
      const v = rng.next()
      const mean = expected[i] as number
      const sd = spread[i] as number
      if (staysBelow(most - mean, sd, u, v)) continue
      const points = boxMuller(mean, sd, u, v)
      if (points > most) {
        most = points
        best = i
      }
    }
    if (best >= 0) wins[best] = (wins[best] as number) + 1
  }
  return new Map(entrants.map(({ id }, i) => [id, (wins[i] as number) / SEASONS]))
}

/** Far above what rounding does to points, far below what a price shows of them. */
const ROUNDING = 1e-6

/**
 * Whether an entrant surely has fewer points than the leader. It is computed without the logarithm and the cosine of
 * Box-Muller, which took most of the time of a simulated season: cos 2πv is not above 0 for half of all v, and -ln u
 * is at most (1 - u) / √u.
 * @param behind points that the mean lacks to the leader's
 */
function staysBelow(behind: number, sd: number, u: number, v: number): boolean {
  const lacking = behind - ROUNDING
  if (lacking <= 0) return false
  return (v >= 0.25 && v <= 0.75) || 2 * sd * sd * (1 - u) < lacking * lacking * Math.sqrt(u)
}
