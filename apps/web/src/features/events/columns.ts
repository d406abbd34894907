import type { Market, Match } from '@touchline/contract'
import type { ListingKeys } from '../../live/index.ts'
import { ladderTitle } from '../markets/index.ts'

export const COLUMN_GROUPS = ['main', 'secondary', 'top', 'more'] as const
/** Groups of columns in a listing, in the order in which a wider list shows them. */
export type ColumnGroup = (typeof COLUMN_GROUPS)[number]

/** The columns of one market in a listing. */
export interface ListingColumn {
  readonly group: ColumnGroup
  /** Name over the columns; empty where no match of the league has the market. */
  readonly name: string
  readonly cells: number
  /** The further market in this column; null for those that a match names itself. */
  readonly marketId: number | null
}

function titleOf(market: Market | null | undefined): string | undefined {
  return market ? ladderTitle(market) : undefined
}

function firstOf(matches: readonly Match[], pick: (match: Match) => string | undefined): string {
  for (const match of matches) {
    const found = pick(match)
    if (found) return found
  }
  return ''
}

/** Key of the market that is in a column of a match; null or undefined where it has none. */
export function keyIn({ group, marketId }: ListingColumn, listing: ListingKeys | undefined): string | null | undefined {
  if (group === 'main' || group === 'secondary') return listing?.[group]
  return listing?.top.find((key) => key.startsWith(`${marketId}/`))
}

/** How many markets a match has beside those in the columns of its row. */
export function marketsBeside(
  available: number,
  columns: readonly ListingColumn[],
  listing: ListingKeys | undefined,
): number {
  const shown = columns.filter((column) => keyIn(column, listing)).length
  return Math.max(0, available - shown)
}

/** Columns that fit all matches of a league: the main market has three cells where there is a draw. */
export function listingColumns(matches: readonly Match[]): readonly ListingColumn[] {
  const hasDraw = matches.some(({ main_market: market }) => (market?.outcomes.length ?? 0) >= 3)
  const [top, more] = matches.reduce<readonly Market[]>(
    (most, { top_markets: further }) => (further.length > most.length ? further : most),
    [],
  )
  return [
    {
      group: 'main',
      name: firstOf(matches, (match) => match.main_market?.name),
      cells: hasDraw ? 3 : 2,
      marketId: null,
    },
    {
      group: 'secondary',
      name: firstOf(matches, (match) => titleOf(match.secondary_market)),
      cells: 2,
      marketId: null,
    },
    { group: 'top', name: titleOf(top) ?? '', cells: 2, marketId: top?.id ?? 0 },
    ...(more ? [{ group: 'more', name: ladderTitle(more), cells: 2, marketId: more.id } as const] : []),
  ]
}
