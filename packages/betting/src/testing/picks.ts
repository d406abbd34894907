import type { OutcomePick } from '../slip/index.ts'

/** An outcome of match `matchId`, at 2.00 unless stated otherwise; with parts replaced where a test is about them. */
export function pickOf(matchId: number, outcomeId: string, changes: Partial<OutcomePick> = {}): OutcomePick {
  return {
    matchId,
    matchUrnId: `sr:match:${matchId}`,
    matchSlug: `match-m${matchId}`,
    matchStatus: 'prematch',
    marketId: 1,
    marketName: 'Match result',
    marketGroup: 'main',
    specifier: '',
    outcomeId,
    outcomeName: `Outcome ${outcomeId}`,
    odds: 20_000,
    active: true,
    provider: 'betradar',
    sportKey: 'football',
    nameA: `Home ${matchId}`,
    nameB: `Away ${matchId}`,
    categoryName: 'England',
    type: 'regular',
    ...changes,
  }
}
