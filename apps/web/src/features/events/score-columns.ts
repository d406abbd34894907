import type { Statistics } from '@touchline/contract'

/** What a column counts; its head has the short form. */
export type ScoreKind =
  | 'goals'
  | 'points'
  | 'games'
  | 'sets'
  | 'half'
  | 'period'
  | 'quarter'
  | 'inning'
  | 'runs'
  | 'rounds'
  | 'kills'
  | 'maps'

export interface ScoreColumn {
  readonly kind: ScoreKind
  readonly home: string
  readonly away: string
  readonly isTotal: boolean
  /** A period that is over: shown where there is room. */
  readonly isEarlier: boolean
}

/** The counts of each sport before the total, and the total itself: only the most important ones. */
const COLUMNS: Readonly<Record<string, { game?: ScoreKind; period?: ScoreKind; total: ScoreKind }>> = {
  football: { period: 'half', total: 'goals' },
  tennis: { game: 'points', period: 'games', total: 'sets' },
  basketball: { period: 'quarter', total: 'points' },
  'ice-hockey': { period: 'period', total: 'goals' },
  'american-football': { period: 'quarter', total: 'points' },
  baseball: { period: 'inning', total: 'runs' },
  cs2: { game: 'rounds', total: 'maps' },
  dota2: { game: 'kills', total: 'maps' },
  lol: { game: 'kills', total: 'maps' },
}
const OTHERWISE = { game: 'points', period: 'period', total: 'points' } as const

/**
 * The headings of a sport's columns, the total last; empty where the columns need no name.
 */
export function scoreHeads(sportKey: string): readonly ScoreKind[] {
  if (sportKey === 'football') return []
  const { game, period, total }: { game?: ScoreKind; period?: ScoreKind; total: ScoreKind } =
    COLUMNS[sportKey] ?? OTHERWISE
  return [period, game, total].filter((kind) => kind !== undefined)
}

const ADVANTAGE = 50

/** A tennis point as called: 50 means advantage in the feed. */
export function gamePoint(value: number): string {
  return value === ADVANTAGE ? 'A' : String(value)
}

/**
 * Score columns of a row: the periods in their order, the counts of the last one, the total. Football shows the first
 * half once it is over.
 */
export function scoreColumns(sportKey: string, statistics: Statistics): ScoreColumn[] {
  const { period_score: periods, game_score: game, total_score: total } = statistics
  const kinds: { game?: ScoreKind; period?: ScoreKind; total: ScoreKind } = COLUMNS[sportKey] ?? OTHERWISE
  const current = sportKey === 'football' ? (periods.length > 1 ? periods[0] : undefined) : periods.at(-1)
  const earlier = kinds.period && sportKey !== 'football' ? periods.slice(0, -1) : []
  const kind = kinds.period ?? kinds.total
  const columns: ScoreColumn[] = earlier.map(({ home, away }) => ({
    kind,
    home: String(home),
    away: String(away),
    isTotal: false,
    isEarlier: true,
  }))
  const push = (kind: ScoreKind, home: string, away: string, isTotal = false) =>
    columns.push({ kind, home, away, isTotal, isEarlier: false })
  if (kinds.period && current) push(kinds.period, String(current.home), String(current.away))
  if (kinds.game && game) push(kinds.game, gamePoint(game.home), gamePoint(game.away))
  push(kinds.total, String(total.home), String(total.away), true)
  return columns
}
