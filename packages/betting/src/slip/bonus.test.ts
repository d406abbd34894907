import { env } from 'node:process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { suitableSelections } from '../bonus/index.ts'
import { settleBet } from '../payout/index.ts'
import { pickOf } from '../testing/picks.ts'
import { CONTEXT, SlipHarness } from '../testing/slip-harness.ts'
import { betKey } from './bet.ts'
import type { ChosenBonus } from './chosen-bonus.ts'
import { readStoredSlip } from './storage/read-stored-slip.ts'
import { storeSlip } from './storage/stored-slip.ts'
import { summarizeSlip } from './summarize-slip.ts'

/** A long run by hand: `SLIP_BETS=50000 npx vitest run --project unit packages/betting/src/slip/bonus`. */
const BETS = Number(env.SLIP_BETS ?? 5_000)
const FREEBET: ChosenBonus = { id: 7, odds: 10_000, terms: { type: 'freebet' }, stake: 500 }
const NO_RISK: ChosenBonus = { id: 8, odds: 10_000, terms: { type: 'freebet_no_risk' }, stake: 500 }
const [ONE, TWO, THREE] = [pickOf(1, '1'), pickOf(2, '1'), pickOf(3, '1')]

function chosen(slip: SlipHarness, bonus: ChosenBonus | null): SlipHarness {
  const [bet] = slip.state.bets
  return slip.do({ type: 'choose_bonus', betKey: bet === undefined ? '' : betKey(bet), bonus })
}
const stakeOf = ({ state }: SlipHarness) => state.bets.map(({ stake }) => stake)

test('BONUS-02: a free bet sets the stake and locks it; removing it leaves none', () => {
  const slip = chosen(new SlipHarness().add(ONE), FREEBET)
  expect(stakeOf(slip)).toEqual([500])
  slip.do({ type: 'set_stake', betKey: null, stake: 9_000 })
  slip.do({ type: 'share_stake', total: 9_000 })
  slip.do({ type: 'set_wanted_win', betKey: betKey(slip.state.bets[0] as never), win: 9_000 })
  expect(stakeOf(slip)).toEqual([500])
  expect(stakeOf(chosen(slip, null))).toEqual([0])
})

test('BONUS-02: a stake of the house is not what the balance must hold; one without risk is', () => {
  const empty = { ...CONTEXT, balance: 0 }
  const slip = chosen(new SlipHarness().add(ONE), FREEBET)
  expect(summarizeSlip(slip.state, empty)).toMatchObject({ totalStake: 500, ownStake: 0, totalPotentialWin: 500 })
  const own = chosen(new SlipHarness().add(ONE), NO_RISK)
  expect(summarizeSlip(own.state, empty)).toMatchObject({ totalStake: 500, ownStake: 500, totalPotentialWin: 1_000 })
})

test("BONUS-02: a free bet stays with its bet while selections come and go, and its stake never becomes the player's", () => {
  const slip = chosen(new SlipHarness().add(ONE), FREEBET).add(TWO)
  expect(slip.state.bets).toMatchObject([{ betType: 'COMBO', stake: 500, bonus: { id: 7 } }])
  slip.add(THREE).change('SYSTEM')
  expect(stakeOf(slip)).toEqual([0])
  const apart = chosen(new SlipHarness().add(ONE, TWO), FREEBET).change('SINGLE')
  expect(stakeOf(apart)).toEqual([0, 0])
})

test('BONUS-02: a bonus is stored with the slip, and an invalid one is not read', () => {
  const stored = storeSlip(chosen(new SlipHarness().add(ONE), FREEBET).state)
  const text = JSON.parse(JSON.stringify(stored))
  expect(readStoredSlip(text)?.bets[0]?.bonus).toEqual(FREEBET)
  text.bets[0].bonus = { id: 'seven' }
  expect(readStoredSlip(text)).toBeUndefined()
})

const RANGES = [
  { min_count: 2, max_count: 3, bonus_odds: 10_300 },
  { min_count: 4, max_count: null, bonus_odds: 11_700 },
]
const BOOST: ChosenBonus = {
  id: 9,
  odds: 10_300,
  terms: { type: 'comboboost', ranges: RANGES, counting: [0, 1, 2] },
  stake: null,
}
const FOUR = [ONE, TWO, THREE, pickOf(4, '1')]

function boosted(): SlipHarness {
  const slip = chosen(new SlipHarness().add(...FOUR), BOOST)
  return slip.do({ type: 'set_stake', betKey: null, stake: 1_000 })
}
const receives = (slip: SlipHarness, bonus: ChosenBonus | null) =>
  slip.do({ type: 'update_bonus', betKey: betKey(slip.state.bets[0] as never), bonus, isForNewLegs: false })
const winOf = ({ state }: SlipHarness) => summarizeSlip(state, CONTEXT).totalPotentialWin
const places = (slip: SlipHarness) =>
  slip.do({ type: 'place', isLoggedIn: true, idempotencyKey: 'k', deviceId: 'd', locale: 'en' }).state.inProgress

test('BONUS-02 SLIP-07: a boost that ends is agreed to before the bet is placed without it', () => {
  const slip = boosted()
  const raised = winOf(slip)
  receives(slip, null)
  expect(slip.state.ticketState).toBe('ODDS_CHANGED')
  expect(slip.state.bets).toMatchObject([{ bonus: null, agreedBonus: BOOST, stake: 1_000 }])
  expect(winOf(slip)).toBeLessThan(raised)
  expect(summarizeSlip(slip.state, CONTEXT)).toMatchObject({
    needsAcceptance: true,
    afterAcceptance: { totalPotentialWin: winOf(slip) },
  })
  expect(places(slip)).toBe(false)
  slip.do({ type: 'accept_changes' })
  expect(slip.state.ticketState).toBe('INITIAL')
  expect(places(slip)).toBe(true)
})

test('BONUS-02 PLACE-02: a bonus that arrives after a refusal leaves the refusal in place', () => {
  for (const isForNewLegs of [true, false]) {
    const slip = new SlipHarness().add(...FOUR).do({ type: 'set_stake', betKey: null, stake: 1_000 })
    expect(places(slip)).toBe(true)
    const error = { code: 101, key: 'error', message: null, details: [], byBet: [], isWrongOdds: true }
    slip.do({ type: 'placement_failed', error })
    const [bet] = slip.state.bets
    slip.do({ type: 'update_bonus', betKey: betKey(bet as never), bonus: BOOST, isForNewLegs })
    expect(slip.state).toMatchObject({ ticketState: 'ERROR', error, bets: [{ bonus: BOOST }] })
  }
})

test('BONUS-02: the end of a boost may arrive twice, and one acceptance is enough', () => {
  const slip = receives(receives(boosted(), null), null)
  expect(slip.state).toMatchObject({ ticketState: 'ODDS_CHANGED', bets: [{ bonus: null, agreedBonus: BOOST }] })
  expect(places(slip)).toBe(false)
})

test('BONUS-02: a stored slip keeps the changes to accept', () => {
  const slip = receives(boosted(), null)
  const text = JSON.parse(JSON.stringify(storeSlip(slip.state)))
  expect(readStoredSlip(text)?.bets[0]?.agreedBonus).toEqual(BOOST)
  text.bets[0].agreedBonus = { id: 'nine' }
  expect(readStoredSlip(text)).toBeUndefined()
})

test('BONUS-02: a boost that comes back, gets better, or is chosen by the player requests nothing', () => {
  const better: ChosenBonus = { ...BOOST, odds: 11_700, terms: { ...BOOST.terms, counting: [0, 1, 2, 3] } as never }
  expect(receives(boosted(), better).state.ticketState).toBe('INITIAL')
  expect(receives(receives(boosted(), null), BOOST).state).toMatchObject({
    ticketState: 'INITIAL',
    bets: [{ bonus: BOOST }],
  })
  expect(chosen(boosted(), null).state.ticketState).toBe('INITIAL')
  expect(chosen(receives(boosted(), null), null).state.ticketState).toBe('INITIAL')
})

test('BONUS-02: with other legs there is nothing left to agree to, with another stake there is', () => {
  const slip = receives(boosted(), null)
  expect(slip.do({ type: 'set_stake', betKey: null, stake: 2_000 }).state.ticketState).toBe('ODDS_CHANGED')
  expect(slip.add(pickOf(5, '1')).state.ticketState).toBe('INITIAL')
})

test('BONUS-02: a free bet that ends leaves no stake, and points that are no longer given no smaller return', () => {
  expect(receives(chosen(new SlipHarness().add(ONE), FREEBET), null).state).toMatchObject({
    ticketState: 'INITIAL',
    bets: [{ stake: 0, bonus: null }],
  })
  const points: ChosenBonus = { id: 3, odds: 10_000, terms: { type: 'hunting' } as never, stake: null }
  const slip = chosen(new SlipHarness().add(ONE), points)
  expect(receives(slip, null).state).toMatchObject({ ticketState: 'INITIAL', bets: [{ bonus: null }] })
})

const kinds = fc.constantFrom('freebet', 'freebet_no_risk', 'freebet_all_win', 'freebet_only_win', 'comboboost')

test(`BONUS-01 BONUS-02: the shown return is paid when all win, with any bonus, for ${BETS} random bets`, () => {
  const prices = fc.array(fc.integer({ min: 10_100, max: 150_000 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(
      prices,
      kinds,
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 100, max: 100_000_000 }),
      (odds, type, stake, maxPayout) => {
        const slip = new SlipHarness().add(...odds.map((price, at) => pickOf(at + 1, '1', { odds: price })))
        slip.do({ type: 'set_stake', betKey: null, stake })
        const facts = odds.map((price) => ({
          odds: price,
          isLive: false,
          eventId: 1,
          tournamentId: 1,
          categoryId: 1,
          sportId: 1,
          sportType: 'regular',
        }))
        const counting = suitableSelections({ min_odds: 15_000, event_conditions: [] }, facts)
        const terms = type === 'comboboost' ? { type, ranges: RANGES, counting } : { type }
        chosen(slip, { id: 1, odds: 10_000, terms, stake: type === 'comboboost' ? null : stake })
        const legs = odds.map((price) => ({ odds: price, result: 'win' as const }))
        const paid = settleBet({ type: odds.length === 1 ? 'single' : 'combo', stake, legs, bonus: terms }, maxPayout)
        expect(paid).toMatchObject({ payout: BigInt(summarizeSlip(slip.state, { maxPayout }).totalPotentialWin) })
      },
    ),
    { numRuns: BETS },
  )
})
