import { MARKET_STATUS, reduceSlip, type SlipAction, type SlipState } from '@touchline/betting'
import { expect, test } from 'vitest'
import { bonusesBody, jackpotsBody } from '../engine/request-body.ts'
import { INITIAL_TICKET } from '../state/ticket-state.ts'
import { away, draw, home } from '../testing/picks.ts'
import { shapeOf } from './use-calm.ts'

const after = (slip: SlipState, ...actions: readonly SlipAction[]) => actions.reduce(reduceSlip, slip)
const picks = (pick: typeof home): SlipAction => ({ type: 'toggle_outcome', pick })
const moves = (odds: number): SlipAction => ({
  type: 'update_markets',
  eventId: home.matchId,
  markets: [
    { id: 1, specifier: '', status: MARKET_STATUS.allowed, outcomes: [{ id: home.outcomeId, active: true, odds }] },
  ],
})
const stakes = (stake: number): SlipAction => ({ type: 'set_stake', betKey: null, stake })

/** When a request is sent again: at once where it has another shape, later where only its prices differ. */
function timeToAsk(asked: unknown, body: unknown): 'never' | 'later' | 'now' {
  if (shapeOf(asked) !== shapeOf(body)) return 'now'
  return JSON.stringify(asked) === JSON.stringify(body) ? 'never' : 'later'
}

/** A combo in play that has its stake. */
const COMBO = after(INITIAL_TICKET.slip, picks(home), picks(draw), stakes(500))

test('BONUS-02 BONUS-04: after price changes bonuses and jackpots are requested later; after another leg or stake at once', () => {
  const moved = after(COMBO, moves(22_000), { type: 'accept_changes' })
  for (const bodyOf of [bonusesBody, jackpotsBody]) {
    const time = (slip: SlipState) => timeToAsk(bodyOf(COMBO.bets), bodyOf(slip.bets))
    expect(time(COMBO)).toBe('never')
    expect(time(moved)).toBe('later')
    expect(time(after(moved, picks(away)))).toBe('now')
    expect(time(after(moved, picks(draw)))).toBe('now')
    expect(time(after(moved, stakes(600)))).toBe('now')
  }
})

test('BONUS-02 BONUS-04: so does the one price of several outcomes of a match', () => {
  const [leg] = bonusesBody(COMBO.bets).bets
  const priced = (custom_odds: number) => ({ bets: [{ ...leg, custom_odds }] })
  expect(timeToAsk(priced(41_000), priced(42_000))).toBe('later')
  expect(timeToAsk(priced(41_000), priced(41_000))).toBe('never')
})
