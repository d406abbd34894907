import type { Market, Match } from '@touchline/contract'
import { ladderTitle } from '../markets/index.ts'

export const COLUMN_GROUPS = ['main', 'secondary', 'top'] as const
/** Groups of columns in a listing. */
export type ColumnGroup = (typeof COLUMN_GROUPS)[number]

export interface ListingColumns {
  /** Cells of the main market: 2, or 3 where there is a draw. */
  readonly mainCells: number
  /** Name over each group; empty where no match of the league has it. */
  readonly names: Readonly<Record<ColumnGroup, string>>
}

function titleOf(market: Market | null | undefined): string | undefined {
  return market ? ladderTitle(market) : undefined
}

/** Columns that fit all matches of a league. */
export function listingColumns(matches: readonly Match[]): ListingColumns {
  const mains = matches.flatMap((match) => match.main_market ?? [])
  const name = (pick: (match: Match) => string | undefined) => {
    for (const match of matches) {
      const found = pick(match)
      if (found) return found
    }
    return ''
  }
  return {
    mainCells: mains.some((market) => market.outcomes.length >= 3) ? 3 : 2,
    names: {
      main: name((match) => match.main_market?.name),
      secondary: name((match) => titleOf(match.secondary_market)),
      top: name((match) => titleOf(match.top_markets[0])),
    },
  }
}
