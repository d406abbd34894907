import type { Bet, Selection } from '@touchline/contract'
import { EVENT_STATUS } from '@touchline/contract/constants'
import { demos } from '@touchline/ui/demo'
import { wireBet } from '../../../testing/facts.ts'
import { BetCard } from './BetCard.tsx'

const REJECTED: Bet['rejection'] = {
  code: 101,
  key: 'invalid_odds',
  localized_message: 'The price went down before the bet was accepted.',
} as never

function leg(id: number, status: Selection['status'], outcome: string, explanation: string | null = null): Selection {
  return {
    id,
    status,
    explanation,
    market: { id: 1, name: 'Match result' },
    outcome: { id: '1', name: outcome },
    specifier: '',
    odds: 21_000,
    dead_heat_factor: null,
    deduction: null,
    match: {
      id,
      urn_id: `sr:match:${id}`,
      slug: `match-m${id}`,
      type: 'match',
      name: `${outcome} – Chelsea`,
      home: outcome,
      away: 'Chelsea',
      sport_key: 'football',
      tournament_name: 'Premier League',
      status: status === 'open' ? EVENT_STATUS.prematch : EVENT_STATUS.finished,
      start_time: '2026-01-02T20:00:00.000Z',
      score: status === 'open' ? null : { home: 2, away: 1 },
    },
  }
}

export const DEMO = demos({
  title: 'BetCard',
  layout: 'wide',
  states: {
    open: () => <BetCard bet={wireBet(1_001, 'waiting_results')} />,
    'waiting for the live delay': () => <BetCard bet={wireBet(1_002, 'submitted')} />,
    'to be sold at a value': () => (
      <BetCard bet={wireBet(1_006, 'waiting_results', { to_cashout: 950, auto_cashout: 1_500 })} />
    ),
    'sold in part': () => (
      <BetCard
        bet={wireBet(1_007, 'waiting_results', {
          open_stake: 600,
          win_amount: 1_260 + 380,
          cashouts: [{ stake: 400, amount: 380, created_at: '2026-01-01T13:00:00.000Z', automatic: false }],
          to_cashout: 570,
        })}
      />
    ),
    'a combo on its way': () => (
      <BetCard
        bet={wireBet(1_008, 'waiting_results', {
          type: 'combo',
          odds: 194_481,
          win_amount: 19_448,
          selections: [
            leg(1, 'win', 'Arsenal', 'Arsenal, final 2:1 (1:0): won'),
            leg(2, 'void', 'Everton', 'The match was abandoned: stake back'),
            leg(3, 'open', 'Fulham'),
            leg(4, 'open', 'Leeds'),
          ],
        })}
      />
    ),
    won: () => (
      <BetCard bet={wireBet(1_003, 'done', { result: 'win_entire', settled_at: '2026-11-20T21:00:00.000Z' })} />
    ),
    lost: () => (
      <BetCard
        bet={wireBet(1_004, 'done', { result: 'lose_entire', win_amount: 0, settled_at: '2026-11-20T21:00:00.000Z' })}
      />
    ),
    'a lost combo with a leg to come': () => (
      <BetCard
        bet={wireBet(1_009, 'done', {
          type: 'combo',
          odds: 44_100,
          win_amount: 0,
          result: 'lose_entire',
          settled_at: '2026-11-20T21:00:00.000Z',
          selections: [leg(1, 'lose', 'Arsenal', 'Arsenal, final 1:2 (1:0): lost'), leg(3, 'open', 'Fulham')],
        })}
      />
    ),
    'cashed out': () => (
      <BetCard
        bet={wireBet(1_010, 'cashed_out', {
          open_stake: 0,
          win_amount: 1_140,
          result: 'cashed_out',
          settled_at: '2026-11-20T21:00:00.000Z',
          cashouts: [{ stake: 1_000, amount: 1_140, created_at: '2026-01-01T13:00:00.000Z', automatic: false }],
          selections: [leg(3, 'open', 'Fulham')],
        })}
      />
    ),
    'not accepted': () => (
      <BetCard
        bet={wireBet(1_005, 'rejected', {
          result: 'canceled',
          win_amount: 0,
          rejection: REJECTED,
          selections: [leg(3, 'open', 'Fulham')],
        })}
      />
    ),
  },
})
