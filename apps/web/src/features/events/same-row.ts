import type { Match } from '@touchline/contract'
import type { ListingColumn } from './columns.ts'

export interface RowProps {
  readonly match: Match
  readonly columns: readonly ListingColumn[]
  /** By its name alone until it is made. */
  readonly isMade: boolean
}

/** Fields that a row follows live: a newer value in a response is no reason to render it. */
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
 * Whether two responses give the same row, apart from its live fields. Equal parts of responses are the same objects.
 */
export function isSameRow(before: RowProps, after: RowProps): boolean {
  return (
    before.isMade === after.isMade &&
    (before.match === after.match || isSameIn(before.match, after.match, MOVING)) &&
    before.columns.length === after.columns.length &&
    before.columns.every((column, at) => isSameIn(column, after.columns[at] ?? column))
  )
}
