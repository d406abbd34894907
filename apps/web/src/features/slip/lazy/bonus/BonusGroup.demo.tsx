import { useQueryClient } from '@tanstack/react-query'
import { type ChosenBonus, reduceSlip, type SlipAction } from '@touchline/betting'
import type { AvailableBonuses, SlipBonus } from '@touchline/contract'
import { demos } from '@touchline/ui/demo'
import { useState } from 'react'
import { player } from '../../../../testing/facts.ts'
import { SignedIn } from '../../../../testing/SignedIn.tsx'
import { bonusesBody } from '../../engine/request-body.ts'
import { useSlip } from '../../service.ts'
import { chosenFrom } from '../../state/chosen-bonus.ts'
import { INITIAL_TICKET } from '../../state/ticket-state.ts'
import { away, draw, home } from '../../testing/picks.ts'
import { useReckonedSlip } from '../use-reckoned-slip.ts'
import { BonusGroup } from './BonusGroup.tsx'

const MAX_PAYOUT = 100_000_000
const COMBO: readonly SlipAction[] = [
  ...[home, draw, away].map((pick): SlipAction => ({ type: 'toggle_outcome', pick })),
  { type: 'set_stake', betKey: null, stake: 1_000 },
]

const BOOST: SlipBonus = {
  bonus_id: 1,
  bonus_type: 'comboboost',
  name: 'Weekend boost',
  user_bonus_status: 'active',
  bonus_odds: 10_500,
  min_odds: 15_000,
  ranges: [
    { min_count: 3, max_count: 4, bonus_odds: 10_500 },
    { min_count: 5, max_count: null, bonus_odds: 11_000 },
  ],
  active_range_index: 0,
  suitable_selections: [0, 1, 2],
  potential_points: 0,
  available_points: 0,
  points: 0,
  potential_freebet_amount: 0,
  amount: null,
  currency: null,
  valid_to: null,
}
const FREEBET: SlipBonus = {
  ...BOOST,
  bonus_id: 2,
  bonus_type: 'freebet_only_win',
  name: 'Free bet of the week',
  bonus_odds: 10_000,
  min_odds: 10_000,
  ranges: [],
  active_range_index: null,
  amount: 500,
  currency: 'EUR',
}
const OFFERED: AvailableBonuses = {
  hunting: null,
  tournament: null,
  comboboost: BOOST,
  lootbox: null,
  freebet: [FREEBET, { ...FREEBET, bonus_id: 3, name: 'Free bet for tennis', user_bonus_status: 'not_available' }],
  jackpots: [],
}

/** A combo for which the book has these, and of them this one chosen, before it is drawn. */
function WithBonus({ chosen }: { readonly chosen: ChosenBonus | null }) {
  const queries = useQueryClient()
  const { store } = useSlip()
  useState(() => {
    const plain = COMBO.reduce(reduceSlip, INITIAL_TICKET.slip)
    const bets = plain.bets.map((bet) => ({ ...bet, bonus: chosen, stake: chosen?.stake ?? bet.stake }))
    store.set({ ...INITIAL_TICKET, slip: { ...plain, bets } })
    queries.setQueryData(['findAvailableBonuses', player.id, JSON.stringify(bonusesBody(bets))], [OFFERED])
  })
  return <BonusGroup reckoned={useReckonedSlip()} maxPayout={MAX_PAYOUT} />
}

const withBonus = (chosen: ChosenBonus | null) => () => (
  <SignedIn>
    <WithBonus chosen={chosen} />
  </SignedIn>
)

export const DEMO = demos({
  title: 'Bonus in the slip',
  states: {
    'a boost that is chosen, and its effect': withBonus(chosenFrom(BOOST)),
    'a free bet that sets the stake': withBonus(chosenFrom(FREEBET)),
  },
})
