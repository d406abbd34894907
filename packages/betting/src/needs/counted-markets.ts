import type { SportKey } from '../vocabulary/index.ts'

/** What is counted on the way: goals, points or runs. */
export type NeedUnit = 'goals' | 'points' | 'runs'

type Kind = 'result' | 'winner' | 'double' | 'handicap' | 'total' | 'home_total' | 'away_total' | 'both'

/** A market that the score of a match decides. */
export interface CountedMarket {
  readonly kind: Kind
  readonly unit: NeedUnit
  /** Name of its line in the specifier; null where it has none. */
  readonly line: 'hcp' | 'total' | null
  /** Overtime does not count. */
  readonly isRegularTime: boolean
}

const LINES: Readonly<Partial<Record<Kind, 'hcp' | 'total'>>> = {
  handicap: 'hcp',
  total: 'total',
  home_total: 'total',
  away_total: 'total',
}

type Table = Readonly<Record<number, Kind>>

/** Ids of the Unified Odds Feed. */
const REGULAR_GOALS: Table = {
  1: 'result',
  10: 'double',
  11: 'winner',
  16: 'handicap',
  18: 'total',
  19: 'home_total',
  20: 'away_total',
  29: 'both',
}
const POINTS_WITH_OVERTIME: Table = {
  219: 'winner',
  223: 'handicap',
  225: 'total',
  227: 'home_total',
  228: 'away_total',
}

/** By sport: what regular time decides, and what overtime decides too. */
const SPORTS: {
  readonly [S in SportKey]?: { readonly unit: NeedUnit; readonly regular: Table; readonly final: Table }
} = {
  football: { unit: 'goals', regular: REGULAR_GOALS, final: {} },
  'ice-hockey': { unit: 'goals', regular: REGULAR_GOALS, final: { 406: 'winner', 410: 'handicap', 412: 'total' } },
  basketball: { unit: 'points', regular: { 1: 'result' }, final: POINTS_WITH_OVERTIME },
  'american-football': { unit: 'points', regular: {}, final: POINTS_WITH_OVERTIME },
  baseball: { unit: 'runs', regular: {}, final: { 251: 'winner', 256: 'handicap', 258: 'total' } },
}

export function countedMarket(sport: SportKey, marketId: number): CountedMarket | null {
  const table = SPORTS[sport]
  const regular = table?.regular[marketId]
  const kind = regular ?? table?.final[marketId]
  if (table === undefined || kind === undefined) return null
  return { kind, unit: table.unit, line: LINES[kind] ?? null, isRegularTime: regular !== undefined }
}
