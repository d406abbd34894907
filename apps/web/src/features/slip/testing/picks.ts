import type { OutcomePick } from '@touchline/betting'

function pick(eventId: number, outcomeId: string, outcomeName: string, odds: number): OutcomePick {
  return {
    matchId: eventId,
    matchUrnId: `sr:match:${eventId}`,
    matchSlug: `match-m${eventId}`,
    matchStatus: 'live',
    marketId: 1,
    marketName: 'Match result',
    marketGroup: 'main',
    specifier: '',
    outcomeId,
    outcomeName,
    odds,
    active: true,
    provider: 'betradar',
    sportKey: 'football',
    nameA: `Home ${eventId}`,
    nameB: `Away ${eventId}`,
    categoryName: 'England',
    type: 'regular',
  }
}

/** Outcomes of three matches. */
export const home = pick(1, '1', 'Arsenal', 21_000)
export const draw = pick(2, '2', 'Draw', 34_000)
export const away = pick(3, '3', 'Girona', 18_000)
