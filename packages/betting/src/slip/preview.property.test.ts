import { env } from 'node:process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { winLeft } from '../cash-out/index.ts'
import { fraction } from '../fraction/index.ts'
import { type Leg, potentialWin, type SettleableBet, settleBet } from '../payout/index.ts'
import { pickOf } from '../testing/picks.ts'
import { oracleOdds, oraclePayout, ratio } from '../testing/rational-oracle.ts'
import { SlipHarness } from '../testing/slip-harness.ts'
import { LEG_RESULTS } from '../vocabulary/index.ts'
import { betKey, type SlipBet } from './bet.ts'
import { summarizeSlip } from './summarize-slip.ts'

/** A long run by hand: `SLIP_BETS=10000 npx vitest run --project unit packages/betting/src/slip/preview`. */
const BETS = Number(env.SLIP_BETS ?? 300)

const prices = fc.oneof(fc.integer({ min: 10_001, max: 60_000 }), fc.integer({ min: 10_001, max: 10_000_000 }))
const outcomes = fc.record({
  odds: prices,
  result: fc.constantFrom(...LEG_RESULTS.filter((result) => result !== 'open'), 'win' as const, 'win' as const),
  /** How many share the place of a winner. */
  tied: fc.constantFrom(1, 1, 1, 2, 3),
})
type Outcome = { odds: number; result: (typeof LEG_RESULTS)[number]; tied: number }

const slips = fc.record({
  legs: fc.array(outcomes, { minLength: 1, maxLength: 7 }),
  kind: fc.constantFrom('COMBO' as const, 'SYSTEM' as const, 'CUSTOM_BET' as const),
  wins: fc.integer({ min: 2, max: 6 }),
  customOdds: prices,
  money: fc.record({ amount: fc.integer({ min: 1, max: 10_000_000 }), isWin: fc.boolean() }),
  /** Percent of the stake that is not sold. */
  kept: fc.integer({ min: 0, max: 99 }),
  maxPayout: fc.oneof(fc.constant(100_000_000), fc.integer({ min: 100, max: 1_000_000 })),
})

/** The slip as a player builds it: one leg is a single, more are a combo or a system; or one price for all of them. */
function built({ legs, kind, wins, customOdds, money }: typeof slips extends fc.Arbitrary<infer Slip> ? Slip : never) {
  const slip = new SlipHarness()
  if (kind === 'CUSTOM_BET') {
    const picks = legs.map(({ odds }, at) => pickOf(1, `${at}`, { odds }))
    slip.do({ type: 'add_custom_bet', picks, odds: customOdds })
  } else slip.add(...legs.map(({ odds }, at) => pickOf(at + 1, '1', { odds })))
  if (kind === 'SYSTEM') {
    slip.change('SYSTEM').do({ type: 'choose_system', systemId: `${Math.min(wins, legs.length - 1)}/${legs.length}` })
  }
  const [bet] = slip.state.bets
  if (bet === undefined) throw new Error('The slip is empty.')
  const { amount, isWin } = money
  if (isWin) slip.do({ type: 'set_wanted_win', betKey: betKey(bet), win: amount })
  else slip.do({ type: 'set_stake', betKey: betKey(bet), stake: amount })
  return slip
}

/** The bet that the book stores of it. */
function placed(bet: SlipBet, legs: readonly Leg[]): SettleableBet {
  const { stake } = bet
  switch (bet.betType) {
    case 'SINGLE':
      return { type: 'single', stake, legs }
    case 'COMBO':
      return { type: 'combo', stake, legs }
    case 'SYSTEM':
      return { type: 'system', winCount: bet.systemType.winCount, stake, legs }
    case 'CUSTOM_BET':
      return { type: 'custom_bet', customOdds: bet.customOdds, stake, legs }
  }
}

/** What it pays by the rules written down once more, without a largest payout. */
function rulesPay(bet: SlipBet, legs: readonly Outcome[]): bigint {
  const stake = BigInt(bet.stake)
  if (bet.betType === 'CUSTOM_BET') {
    if (legs.some(({ result }) => result === 'lose')) return 0n
    if (legs.some(({ result }) => result !== 'win')) return oraclePayout(stake, [ratio(1)], 1)
    const shares = legs.map(({ tied }) => ratio(1, tied))
    return oraclePayout(stake, [ratio(bet.customOdds, 10_000), ...shares], 1 + legs.length)
  }
  const odds = legs.map((leg) => oracleOdds(leg.odds, leg.result, ratio(1, leg.tied)))
  return oraclePayout(stake, odds, bet.betType === 'SYSTEM' ? bet.systemType.winCount : legs.length)
}

test('SLIP-01 to SLIP-09: after any actions in two tabs, the slip equals the slow model of the specification', () => {
  fc.assert(
    fc.property(slips, (random) => {
      const { state } = built(random)
      const [bet] = state.bets
      const preview = summarizeSlip(state, random).bets[0]
      if (bet === undefined || preview === undefined) throw new Error('The slip is empty.')
      const pays = (legs: readonly Outcome[]) => {
        const taken = legs.map(({ odds, result, tied }) => ({ odds, result, deadHeatFactor: fraction(1, tied) }))
        return settleBet(placed(bet, taken), random.maxPayout)
      }
      const won = pays(random.legs.map((leg) => ({ ...leg, result: 'win', tied: 1 })))
      expect(won).toMatchObject({ payout: BigInt(preview.potentialWin), isCapped: preview.isCapped })
      // A part of it is sold: the shown rest is what the rest pays when all of it wins.
      const open = placed(
        bet,
        random.legs.map(({ odds }) => ({ odds, result: 'open' })),
      )
      const rest = Math.floor((bet.stake * random.kept) / 100)
      const shown = winLeft(open, preview.potentialWin, rest)
      if (rest > 0) expect(BigInt(shown)).toBe(potentialWin({ ...open, stake: rest }, random.maxPayout))
      const full = rulesPay(bet, random.legs)
      const cap = BigInt(random.maxPayout)
      expect(pays(random.legs)).toMatchObject({ payout: full < cap ? full : cap, isCapped: full > cap })
    }),
    { numRuns: BETS },
  )
})
