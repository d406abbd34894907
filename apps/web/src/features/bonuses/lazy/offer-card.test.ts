import type { Bonus } from '@touchline/contract'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { demoServices, PageFrame } from '../../../gallery/PageFrame.tsx'
import { englishTexts } from '../../../testing/english.ts'
import { A_BONUS } from '../demo-bonus.ts'
import { OfferCard } from './OfferCard.tsx'

const FARMED = {
  currency: 'EUR',
  subunits: 100,
  stats: {
    avg_stake: 0,
    bets_count: 0,
    points: 0,
    available_points: 0,
    potential_points: 0,
    potential_freebet_amount: 0,
    initial_pool: 0,
  },
  farmed_event_ids: [],
  used_in_bets: 0,
  farm_once_per_event: false,
  farming_freebet_type: 'freebet',
  pool: 90_000,
  show_in_promotion: true,
  issued: null,
  steps: [],
} as const
const FREEBET = {
  max_odds: null,
  match_status: null,
  selection_count_from: 1,
  selection_count_to: null,
  boost_data: null,
} as const
const AMOUNT = {
  request_state: 'approved',
  seen: true,
  times_used: 0,
  activated_at: null,
  expired_at: null,
  is_active: false,
  currency: 'EUR',
  amount: 5_00,
  created_at: '2026-01-01T12:00:00Z',
  boost_multiplier: 10_000,
} as const

/** Bonuses of every kind under names that say nothing, and what their cards have to say. */
const OFFERS: readonly (readonly [object, readonly RegExp[]])[] = [
  [
    {
      type: 'comboboost',
      issued: null,
      ranges: [
        { min_count: 3, max_count: 4, bonus_odds: 10_500 },
        { min_count: 5, max_count: null, bonus_odds: 11_000 },
      ],
    },
    [/\+5%/, /\+10%/],
  ],
  [{ ...FARMED, type: 'hunting', steps: [{ points: 50, amount: 2_00 }] }, [/50/, /€2\.00/]],
  [
    {
      ...FARMED,
      type: 'hunting_tournament',
      prizes: [400_00, 250_00],
      level: 'season',
      level_status: 'active',
    },
    [/€900\.00/, /1\. €400\.00/, /2\. €250\.00/],
  ],
  [
    {
      ...FARMED,
      type: 'lootbox',
      contents: [
        { multiplier: 11_000, chance: { n: 3, d: 5 } },
        { multiplier: 20_000, chance: { n: 2, d: 5 } },
      ],
      boxes: [],
    },
    [/× 1\.10/, /× 2\.00/, /60\s?%/, /40\s?%/],
  ],
  ...(['freebet', 'freebet_only_win', 'freebet_all_win', 'freebet_no_risk'] as const).map(
    (type) => [{ ...FREEBET, type, issued: AMOUNT }, [/€5\.00/, /\b(winnings|stake|pays|returns?|back)\b/i]] as const,
  ),
]

test('BONUS-03: the card of a bonus says what it gives, before its terms are opened', () => {
  const problems: string[] = []
  const services = demoServices(englishTexts(), (problem) => problems.push(problem))
  for (const status of ['available', 'active', 'overridden'] as const)
    for (const [parts, sentence] of OFFERS) {
      const bonus = { ...A_BONUS, name: 'Live treat', status, ...parts } as Bonus
      const card = createElement(OfferCard, { bonus, isBusy: false, level: 2 })
      const shown = renderToString(PageFrame({ services, children: card }))
        .replaceAll(/<!--.*?-->/g, '')
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
      for (const words of sentence) expect(shown, `${bonus.type} ${status}`).toMatch(words)
    }
  expect(problems).toEqual([])
})
