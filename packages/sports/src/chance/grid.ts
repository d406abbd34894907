/**
 * Distribution of a pair of final counts (goals, corners, cards of home and away) and the statistics markets look at.
 */

/** P(value = from + k) at index k. */
export interface Pmf {
  readonly from: number
  readonly p: Float64Array
}

/** P(home = baseHome + i, away = baseAway + j) at index i * width + j. */
export interface ScoreGrid {
  readonly baseHome: number
  readonly baseAway: number
  readonly height: number
  readonly width: number
  readonly p: Float64Array
}

/** The statistics of a grid, each a distribution of its own. */
export interface ScoreViews {
  readonly grid: ScoreGrid
  readonly home: Pmf
  readonly away: Pmf
  readonly total: Pmf
  readonly diff: Pmf
}

export const SCORE_STATS = ['home', 'away', 'total', 'diff'] as const
export type ScoreStat = (typeof SCORE_STATS)[number]

/** The value of a statistic on one pair. */
export function scoreStat(stat: ScoreStat, home: number, away: number): number {
  switch (stat) {
    case 'home':
      return home
    case 'away':
      return away
    case 'total':
      return home + away
    case 'diff':
      return home - away
  }
}

/** The product of two independent counts on top of what has happened. */
export function productGrid(home: Float64Array, away: Float64Array, baseHome: number, baseAway: number): ScoreGrid {
  const p = new Float64Array(home.length * away.length)
  let k = 0
  for (let i = 0; i < home.length; i++) {
    const pi = home[i] as number
    for (let j = 0; j < away.length; j++) p[k++] = pi * (away[j] as number)
  }
  return { baseHome, baseAway, height: home.length, width: away.length, p }
}

/** Sums a grid into its statistics. */
export function scoreViews(grid: ScoreGrid): ScoreViews {
  const { height, width, baseHome, baseAway } = grid
  const home = new Float64Array(height)
  const away = new Float64Array(width)
  const total = new Float64Array(height + width - 1)
  const diff = new Float64Array(height + width - 1)
  let k = 0
  for (let i = 0; i < height; i++) {
    for (let j = 0; j < width; j++) {
      const p = grid.p[k++] as number
      home[i] = (home[i] as number) + p
      away[j] = (away[j] as number) + p
      total[i + j] = (total[i + j] as number) + p
      const d = i - j + width - 1
      diff[d] = (diff[d] as number) + p
    }
  }
  return {
    grid,
    home: { from: baseHome, p: home },
    away: { from: baseAway, p: away },
    total: { from: baseHome + baseAway, p: total },
    diff: { from: baseHome - baseAway - (width - 1), p: diff },
  }
}
