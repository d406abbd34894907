import type { SlipState } from '@touchline/betting'
import type { OddsFormat, SlipBonus } from '@touchline/contract'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { demoServices, PageFrame } from '../../../../gallery/PageFrame.tsx'
import { parsePreferences } from '../../../../preferences/preferences.ts'
import { englishTexts } from '../../../../testing/english.ts'
import { INITIAL_TICKET } from '../../state/ticket-state.ts'
import { BonusEffect } from './BonusEffect.tsx'

const BOOST: SlipBonus = {
  bonus_id: 1,
  bonus_type: 'comboboost',
  name: 'Combo boost',
  user_bonus_status: 'active',
  bonus_odds: 10_500,
  min_odds: 13_000,
  ranges: [{ min_count: 3, max_count: null, bonus_odds: 10_500 }],
  active_range_index: 0,
  suitable_selections: [0, 1, 2],
  potential_points: 40,
  available_points: 0,
  points: 0,
  potential_freebet_amount: 0,
  amount: null,
  currency: null,
  valid_to: null,
}
const FREEBET: SlipBonus = { ...BOOST, bonus_id: 2, bonus_type: 'freebet', ranges: [], amount: 500, currency: 'EUR' }
const SLIP: SlipState = INITIAL_TICKET.slip

/** What the slip says below a bonus that adds €0.29 to the return. */
function effectOf(option: SlipBonus, { oddsFormat = 'european' as OddsFormat, isTaken = false } = {}): string {
  const problems: string[] = []
  const preferences = parsePreferences({ oddsType: oddsFormat })
  const services = demoServices(englishTexts(), (problem) => problems.push(problem), { preferences })
  const shown = createElement(BonusEffect, { id: 'e', option, more: 29, slip: SLIP, isTaken, waits: null })
  const html = renderToString(PageFrame({ services, children: shown }))
  expect(problems).toEqual([])
  return html.replaceAll(/<!--.*?-->/g, '').replaceAll(/<[^>]*>/g, ' ')
}

test('BONUS-02: a bonus that ended is shown where no price moved', () => {
  expect(effectOf(BOOST)).toContain('€0.29')
  expect(effectOf({ ...BOOST, user_bonus_status: 'available' })).toContain('€0.29')
  expect(effectOf({ ...BOOST, user_bonus_status: 'not_available' })).not.toContain('€0.29')
  expect(effectOf(FREEBET)).not.toContain('€0.29')
})

test('BONUS-02 ODDS-01: the least odds of a bonus are written as the player reads odds, and what multiplies is no odds', () => {
  const least = { european: '1.30', british: '3/10', hongkong: '0.30', american: '−333', percent: '76.92%' } as const
  for (const [oddsFormat, written] of Object.entries(least)) {
    const text = effectOf(BOOST, { oddsFormat: oddsFormat as OddsFormat })
    expect(text, oddsFormat).toContain(`Min. odds ${written} per leg`)
    expect(text, oddsFormat).toContain('1.05')
  }
})
