import type { Match } from '@touchline/contract'
import type { ListingColumn } from './columns.ts'

export interface RowProps {
  readonly match: Match
  readonly columns: readonly ListingColumn[]
  /** By its name alone until it is made. */
  readonly isMade: boolean
}

/** What a row follows by itself: newer ones in a response are nothing that it has to be rendered for. */
const MOVING: ReadonlySet<string> = new Set<keyof Match>([
  'available_markets',
  'bet_stop_reason',
  'main_market',
  'secondary_market',
  'stage',
  'stage_name',
  'start_time',
  'statistics',
  'status',
  'top_markets',
  'version',
])

function isSameIn<T extends object>(one: T, other: T, skipped?: ReadonlySet<string>): boolean {
  const keys = Object.keys(one) as (string & keyof T)[]
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => skipped?.has(key) === true || Object.is(one[key], other[key]))
  )
}

/**
 * Whether two answers make the same row, apart from what moves by itself. Equal parts of responses are the same
 * objects.
 */
export function isSameRow(before: RowProps, after: RowProps): boolean {
  return (
    before.isMade === after.isMade &&
    (before.match === after.match || isSameIn(before.match, after.match, MOVING)) &&
    before.columns.length === after.columns.length &&
    before.columns.every((column, at) => isSameIn(column, after.columns[at] ?? column))
  )
}
