import type { Selection } from '@touchline/contract'
import { EVENT_STATUS } from '@touchline/contract/constants'
import { demos } from '@touchline/ui/demo'
import { useState } from 'react'
import { wireBet } from '../../../testing/facts.ts'
import { SignedIn } from '../../../testing/SignedIn.tsx'
import { useBetsService } from '../service.ts'
import { BetsOnMatch } from './BetsOnMatch.tsx'

const MATCH = 77
const LEG = {
  id: 1,
  status: 'open',
  explanation: null,
  market: { id: 1, name: 'Match result' },
  outcome: { id: '1', name: 'Arsenal' },
  specifier: '',
  odds: 21_000,
  dead_heat_factor: null,
  deduction: null,
  match: {
    id: MATCH,
    urn_id: 'sr:match:77',
    slug: 'arsenal-chelsea-m77',
    type: 'match',
    name: 'Arsenal – Chelsea',
    home: 'Arsenal',
    away: 'Chelsea',
    sport_key: 'football',
    tournament_name: 'Premier League',
    status: EVENT_STATUS.prematch,
    start_time: '2026-01-02T20:00:00.000Z',
    score: null,
  },
} satisfies Selection

/** The player's bets are known before it is drawn. */
function ShownBets() {
  const { store } = useBetsService()
  useState(() => {
    const bet = (id: number) => wireBet(id, 'waiting_results', { selections: [LEG], to_cashout: 1_280 })
    store.set({ step: 'ready', bets: [bet(1_002), bet(1_001)] })
  })
  return <BetsOnMatch eventId={MATCH} />
}

export const DEMO = demos({
  title: 'Bets on a match',
  layout: 'wide',
  states: {
    two: () => (
      <SignedIn>
        <ShownBets />
      </SignedIn>
    ),
  },
})
