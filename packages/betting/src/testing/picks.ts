import type { OutcomePick } from '../slip/index.ts'

/** An outcome of event `eventId`, at 2.00 unless stated otherwise; with parts replaced where a test is about them. */
export function pickOf(eventId: number, outcomeId: string, changes: Partial<OutcomePick> = {}): OutcomePick {
  return {
    matchId: eventId,
    matchUrnId: `sr:match:${eventId}`,
    matchSlug: `match-m${eventId}`,
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
    nameA: `Home ${eventId}`,
    nameB: `Away ${eventId}`,
    categoryName: 'England',
    type: 'regular',
    ...changes,
  }
}
