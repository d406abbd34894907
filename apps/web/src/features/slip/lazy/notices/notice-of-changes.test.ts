import { type ChosenBonus, MARKET_STATUS, type MarketStatus, reduceSlip, type SlipAction } from '@touchline/betting'
import { expect, test } from 'vitest'
import { INITIAL_TICKET } from '../../state/ticket-state.ts'
import { draw, home } from '../../testing/picks.ts'
import { noticeOfChanges } from './notice-of-changes.ts'

const picked = [home, draw].map((pick): SlipAction => ({ type: 'toggle_outcome', pick }))
const noticeAfter = (...actions: readonly SlipAction[]) =>
  noticeOfChanges([...picked, ...actions].reduce(reduceSlip, INITIAL_TICKET.slip))
const market = (odds: number, status: MarketStatus): SlipAction => ({
  type: 'update_markets',
  eventId: home.matchId,
  markets: [{ id: 1, specifier: '', status, outcomes: [{ id: home.outcomeId, active: true, odds }] }],
})

test('SLIP-12: selections of a provider that is down are not available, those of a stopped market suspended', () => {
  const down = noticeAfter({ type: 'update_providers', inactiveProviders: ['betradar'] })
  expect(down).toEqual({ message: 'slip.notice.unavailable', short: 'slip.peek.unavailable', count: 2 })
  expect(noticeAfter(market(21_000, MARKET_STATUS.suspended))).toMatchObject({
    message: 'slip.notice.suspended',
    count: 1,
  })
})

test('SLIP-07: a price shows its direction, and there is no notice where nothing moved', () => {
  const ranges = [{ min_count: 2, max_count: null, bonus_odds: 11_000 }]
  const bonus: ChosenBonus = {
    id: 1,
    odds: 11_000,
    terms: { type: 'comboboost', ranges, counting: [0, 1] },
    stake: null,
  }
  const begins: SlipAction = { type: 'choose_bonus', betKey: 'combo', bonus }
  const ends: SlipAction = { type: 'update_bonus', betKey: 'combo', bonus: null, isForNewLegs: false }
  expect(noticeAfter(begins, ends)).toMatchObject({ message: 'slip.notice.bonus', short: 'slip.peek.bonus' })
  expect(noticeAfter(begins, ends, { type: 'accept_changes' })).toBeNull()
})

test('PLACE-01: a visitor gets the sign-in dialog and nothing is sent, also not after they have signed in', () => {
  expect(noticeAfter()).toBeNull()
  expect(noticeAfter(market(17_000, MARKET_STATUS.allowed))).toMatchObject({ message: 'slip.notice.lower', count: 1 })
})
