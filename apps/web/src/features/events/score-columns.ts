import type { Statistics } from '@touchline/contract'

export interface ScoreColumn {
  readonly key: string
  readonly home: string
  readonly away: string
  readonly kind: 'detail' | 'total'
}

const ADVANTAGE = 50

/** A tennis point as called: 50 stands for advantage in the feed. */
export function gamePoint(value: number): string {
  return value === ADVANTAGE ? 'A' : String(value)
}

/**
 * Score columns of a row, the total last: before it what tells most at a glance, the points of a game and the current
 * period. Football shows the first half once it is over.
 */
export function scoreColumns(sportKey: string, statistics: Statistics): ScoreColumn[] {
  const { period_score: periods, game_score: game, total_score: total } = statistics
  const current = sportKey === 'football' ? (periods.length > 1 ? periods[0] : undefined) : periods.at(-1)
  const columns: ScoreColumn[] = []
  if (game) columns.push({ key: 'game', home: gamePoint(game.home), away: gamePoint(game.away), kind: 'detail' })
  if (current) {
    columns.push({ key: 'period', home: String(current.home), away: String(current.away), kind: 'detail' })
  }
  columns.push({ key: 'total', home: String(total.home), away: String(total.away), kind: 'total' })
  return columns
}
