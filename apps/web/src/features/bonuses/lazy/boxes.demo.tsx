import type { Freebet, Lootbox } from '@touchline/contract'
import { demos } from '@touchline/ui/demo'
import { BoxContents } from '../BoxContents.tsx'
import { A_BONUS } from '../demo-bonus.ts'
import { BonusCards } from './BonusNews.tsx'
import { OpenBox } from './OpenBox.tsx'

const ISSUED = {
  request_state: 'approved' as const,
  seen: false,
  times_used: 0,
  activated_at: '2026-01-01T12:00:00Z',
  expired_at: null,
}
const FREEBET = (id: number, amount: number): Freebet => ({
  ...A_BONUS,
  id,
  name: 'Welcome free bet',
  type: 'freebet',
  max_odds: null,
  match_status: null,
  selection_count_from: 1,
  selection_count_to: null,
  boost_data: { max_multiplier: 20_000 },
  issued: {
    ...ISSUED,
    is_active: true,
    currency: 'EUR',
    amount,
    created_at: '2026-01-01T12:00:00Z',
    boost_multiplier: 10_000,
  },
})
const SEED = 'ab'.repeat(32)
const READY: Lootbox = {
  ...A_BONUS,
  type: 'lootbox',
  currency: 'EUR',
  subunits: 100,
  stats: {
    avg_stake: 0,
    bets_count: 0,
    points: 20,
    available_points: 30,
    potential_points: 0,
    potential_freebet_amount: 0,
    initial_pool: 0,
  },
  farmed_event_ids: [],
  used_in_bets: 0,
  farm_once_per_event: false,
  farming_freebet_type: 'freebet',
  pool: 0,
  steps: [],
  show_in_promotion: true,
  issued: { ...ISSUED, computed_status: 'active' },
  contents: [
    { multiplier: 11_000, chance: { n: 3, d: 5 } },
    { multiplier: 12_500, chance: { n: 3, d: 10 } },
    { multiplier: 15_000, chance: { n: 9, d: 100 } },
    { multiplier: 20_000, chance: { n: 1, d: 100 } },
  ],
  boxes: [
    { number: 1, points: 0, state: 'ready', commitment: SEED, opened: null },
    { number: 2, points: 50, state: 'locked', commitment: SEED, opened: null },
  ],
  freebets_to_boost: [FREEBET(11, 5_00), FREEBET(12, 10_00)],
}
const OPENED: Lootbox = {
  ...READY,
  boxes: READY.boxes.map((box) =>
    box.number > 1
      ? box
      : {
          ...box,
          state: 'opened',
          opened: {
            opened_at: '2026-01-01T12:00:00Z',
            multiplier: 12_500,
            freebet_id: 11,
            seed: SEED,
            subject: 'lootbox 7 key',
            weights: [60, 30, 9, 1],
            drawn: 1,
          },
        },
  ),
}

export const DEMO = demos({
  title: 'LootBox',
  states: {
    'what may be in a box': () => <BoxContents contents={READY.contents} />,
    'a box can be opened': () => <OpenBox bonus={READY} onOpen={() => undefined} isBusy={false} />,
    'there is nothing to raise': () => <OpenBox bonus={{ ...READY, freebets_to_boost: [] }} isBusy={false} />,
    'one was opened, the next needs points': () => <OpenBox bonus={OPENED} onOpen={() => undefined} isBusy={false} />,
    'a card for each kind that was given': () => (
      <BonusCards bonuses={[FREEBET(11, 5_00), FREEBET(12, 10_00), READY]} onClose={() => undefined} />
    ),
  },
})
