import type { Bet } from '@touchline/contract'
import { demos } from '@touchline/ui/demo'
import { wireBet } from '../../../testing/facts.ts'
import { BetCard } from './BetCard.tsx'

const REJECTED: Bet['rejection'] = {
  code: 101,
  key: 'invalid_odds',
  localized_message: 'The price went down before the bet was accepted.',
} as never

export const DEMO = demos({
  title: 'BetCard',
  layout: 'wide',
  states: {
    open: () => <BetCard bet={wireBet(1_001, 'waiting_results')} />,
    'waiting for the live delay': () => <BetCard bet={wireBet(1_002, 'submitted')} />,
    'to be sold at a value': () => (
      <BetCard bet={wireBet(1_006, 'waiting_results', { to_cashout: 950, auto_cashout: 1_500 })} />
    ),
    won: () => (
      <BetCard bet={wireBet(1_003, 'done', { result: 'win_entire', settled_at: '2026-11-20T21:00:00.000Z' })} />
    ),
    lost: () => (
      <BetCard
        bet={wireBet(1_004, 'done', { result: 'lose_entire', win_amount: 0, settled_at: '2026-11-20T21:00:00.000Z' })}
      />
    ),
    'not accepted': () => (
      <BetCard bet={wireBet(1_005, 'rejected', { result: 'canceled', win_amount: 0, rejection: REJECTED })} />
    ),
  },
})
