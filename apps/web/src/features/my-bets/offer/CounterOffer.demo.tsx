import type { Bet } from '@touchline/contract'
import { demos } from '@touchline/ui/demo'
import { wireBet } from '../../../testing/facts.ts'
import { CounterOffer } from './CounterOffer.tsx'

const OFFER: NonNullable<Bet['counter_offer']> = {
  asked_stake: 600_000,
  stake: 200_000,
  odds: null,
  win_amount: 420_000,
  until: '2026-11-20T21:03:44.000Z',
  answer: null,
}

const large = (offer: Partial<typeof OFFER>, status: Bet['status'] = 'submitted') =>
  wireBet(1_001, status, { is_vip: true, counter_offer: { ...OFFER, ...offer } })

export const DEMO = demos({
  title: 'CounterOffer',
  states: {
    'a smaller stake': () => <CounterOffer bet={large({})} />,
    'a smaller stake at a promised price': () => <CounterOffer bet={large({ odds: 18_500, win_amount: 370_000 })} />,
    'the whole stake at another price': () => (
      <CounterOffer bet={large({ stake: 600_000, odds: 18_500, win_amount: 1_110_000 })} />
    ),
    'over before it was answered': () => <CounterOffer bet={large({ until: '2026-01-01T12:00:00.000Z' })} />,
    taken: () => <CounterOffer bet={large({ answer: 'taken' }, 'waiting_results')} />,
  },
})
