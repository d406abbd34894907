import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencyOf } from '../money/index.ts'
import { anything, building, edits, picks, updates } from '../testing/slip-actions.ts'
import { CONTEXT } from '../testing/slip-harness.ts'
import type { SlipAction } from './actions.ts'
import { betKey, slipBetMultiplier } from './bet.ts'
import { slipErrors } from './errors.ts'
import { reduceSlip } from './reduce-slip.ts'
import { countBlockedLegs, ordinarySelections } from './selections/selections.ts'
import { createSlip, type SlipState } from './state.ts'
import { readStoredSlip } from './storage/read-stored-slip.ts'
import { storeSlip } from './storage/stored-slip.ts'
import { summarizeSlip } from './summarize-slip.ts'

/** Every state that a course of actions passes through. */
function statesOf(actions: readonly SlipAction[]): readonly SlipState[] {
  const states = [createSlip({ currency: currencyOf('EUR') })]
  for (const action of actions) states.push(reduceSlip(states[states.length - 1] as SlipState, action))
  return states
}

function expectSound(state: SlipState): void {
  const ordinary = state.bets.filter((bet) => bet.betType !== 'CUSTOM_BET')
  const types = new Set(ordinary.map((bet) => bet.betType))
  expect(types.size).toBeLessThanOrEqual(1)
  for (const bet of state.bets) {
    const count = bet.selections.length
    expect(Number.isSafeInteger(bet.stake) && bet.stake >= 0).toBe(true)
    expect([bet.currency, bet.subunits]).toEqual([state.currency.code, state.currency.subunits])
    expect(bet.wantedWin !== null).toBe(bet.stakeSource === 'potentialWin')
    if (bet.betType === 'SINGLE') expect(count).toBe(1)
    if (bet.betType === 'COMBO') expect(count).toBeGreaterThanOrEqual(2)
    if (bet.betType === 'SYSTEM') expect(bet.systemType.totalCount).toBe(count)
    if (bet.betType === 'COMBO' || bet.betType === 'SYSTEM') expect(ordinary).toHaveLength(1)
  }
  const ids = ordinary.flatMap((bet) => bet.selections.map((selection) => selection.id))
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(state.bets.map(betKey)).size).toBe(state.bets.length)
}

test('SLIP-09: a price that moved since must be accepted', () => {
  fc.assert(
    fc.property(anything, (actions) => statesOf(actions).forEach(expectSound)),
    { numRuns: 300 },
  )
})

test('SLIP-06: while a placement is in progress only its own course changes the slip', () => {
  fc.assert(
    fc.property(anything, edits, updates, (actions, edit, update) => {
      for (const state of statesOf(actions).filter((passed) => passed.inProgress)) {
        expect(reduceSlip(state, edit)).toBe(state)
        expect(reduceSlip(state, update)).toBe(state)
        expect(state.placement.bets.every((bet) => bet.stake > 0)).toBe(true)
      }
    }),
    { numRuns: 200 },
  )
})

test('PLACE-03: key and body of a placement never change while it is in progress', () => {
  fc.assert(
    fc.property(anything, (actions) => {
      const states = statesOf(actions)
      for (const [at, state] of states.entries()) {
        const next = states[at + 1]
        if (state.inProgress && next?.inProgress) expect(next.placement).toBe(state.placement)
      }
    }),
    { numRuns: 200 },
  )
})

test('SLIP-07: a slip being built is ODDS_CHANGED exactly while something must be accepted or is not available', () => {
  fc.assert(
    fc.property(building, (actions) => {
      for (const state of statesOf(actions)) {
        const { needsAcceptance } = summarizeSlip(state, CONTEXT)
        const isMissing = state.bets.some((bet) => bet.selections.some((leg) => leg.isNotAvailable))
        expect(state.ticketState).toBe(needsAcceptance || isMissing ? 'ODDS_CHANGED' : 'INITIAL')
      }
    }),
    { numRuns: 200 },
  )
})

test('SLIP-07: accepting leaves nothing to accept and every selection, and a second time nothing to do', () => {
  fc.assert(
    fc.property(building, (actions) => {
      const before = statesOf(actions).at(-1) as SlipState
      const accepted = reduceSlip(before, { type: 'accept_changes' })
      const legs = (slip: SlipState) => slip.bets.map((bet) => [bet.betType, bet.selections.map(({ id }) => id)])
      if (!before.inProgress)
        expect(accepted.bets.flatMap((bet) => bet.selections.map((leg) => leg.isChanged))).not.toContain(true)
      expect(legs(accepted)).toEqual(legs(before))
      expect(reduceSlip(accepted, { type: 'accept_changes' }).bets).toEqual(accepted.bets)
    }),
    { numRuns: 200 },
  )
})

test('SLIP-07: removing what cannot be bet on leaves the rest as it was, prices to agree to included', () => {
  fc.assert(
    fc.property(building, (actions) => {
      const before = statesOf(actions).at(-1) as SlipState
      const after = reduceSlip(before, { type: 'remove_blocked' })
      if (before.inProgress) return
      const kept = ordinarySelections(before.bets).filter((leg) => !leg.isSuspended && !leg.isNotAvailable)
      expect(ordinarySelections(after.bets)).toEqual(kept)
      expect(countBlockedLegs(after.bets)).toBe(0)
      expect(reduceSlip(after, { type: 'remove_blocked' })).toBe(after)
    }),
    { numRuns: 200 },
  )
})

test('selecting an outcome twice is the same as not selecting it, as far as the picked outcomes go', () => {
  fc.assert(
    fc.property(building, picks, (actions, pick) => {
      const before = statesOf(actions).at(-1) as SlipState
      const after = reduceSlip(reduceSlip(before, { type: 'toggle_outcome', pick }), { type: 'toggle_outcome', pick })
      const idsOf = (state: SlipState) => summarizeSlip(state, CONTEXT).selectedOutcomeIds.toSorted()
      expect(idsOf(after)).toEqual(idsOf(before))
    }),
    { numRuns: 200 },
  )
})

test('the summary agrees with the state, and errors never come without a bet they could be about', () => {
  fc.assert(
    fc.property(anything, (actions) => {
      const state = statesOf(actions).at(-1) as SlipState
      const summary = summarizeSlip(state, CONTEXT)
      expect(summary.totalStake).toBe(state.bets.reduce((sum, bet) => sum + bet.stake, 0))
      for (const { bet, potentialWin, isCapped } of summary.bets) {
        const { n, d } = slipBetMultiplier(bet)
        const exact = Number((BigInt(bet.stake) * n * 2n + d) / (2n * d))
        expect(potentialWin).toBe(Math.min(exact, CONTEXT.maxPayout))
        expect(isCapped).toBe(exact > CONTEXT.maxPayout)
      }
      const known = new Set<string | null>([null, ...state.bets.map(betKey)])
      expect(slipErrors(state, CONTEXT).every((error) => known.has(error.betKey))).toBe(true)
    }),
    { numRuns: 200 },
  )
})

test('SLIP-09: every slip can be stored as JSON and read back', () => {
  fc.assert(
    fc.property(anything, (actions) => {
      const stored = storeSlip(statesOf(actions).at(-1) as SlipState)
      expect(readStoredSlip(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
    }),
    { numRuns: 200 },
  )
})
