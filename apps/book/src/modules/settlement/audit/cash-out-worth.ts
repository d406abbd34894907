import {
  addFractions,
  afterRule4,
  CASH_OUT_FACTOR,
  compareFractions,
  customMultiplier,
  divideFractions,
  effectiveOdds,
  expectedOdds,
  type Fraction,
  fairCashOut,
  floorFraction,
  fraction,
  multiplyFractions,
  oddsFraction,
  parseFraction,
  subtractFractions,
} from '@touchline/betting'
import type { Db } from '../../../db/index.ts'
import {
  type CashOutBasis,
  type CashOutLeg,
  customLegs,
  loadBets,
  type OwnedBet,
  readFraction,
} from '../../bets/index.ts'

export const WORTH_RULE = 'a cash-out pays no more than the prices it was made at justify'

/** Cash-outs that are computed at a time. */
const PAGE = 1_000
const ONE = fraction(1)
const NONE = fraction(0)

/** A part of a bet that was cashed out, and what it was computed from. */
export interface StoredCashOut {
  readonly betId: number
  readonly part: number
  readonly stake: bigint
  readonly amount: bigint
  readonly at: Date
  readonly justified: bigint
  readonly basis: CashOutBasis
}

/** Cash-outs whose basis is known, in pages. */
export async function* storedCashOuts(tx: Db): AsyncGenerator<readonly StoredCashOut[]> {
  for (let [bet, part] = [0, 0]; ; ) {
    const rows = await tx.query<Omit<StoredCashOut, 'betId'> & { readonly bet_id: bigint }>(
      `SELECT bet_id, part, stake, amount, at, justified, basis FROM bet_cashouts
       WHERE (bet_id, part) > ($1, $2) AND basis IS NOT NULL ORDER BY bet_id, part LIMIT ${PAGE}`,
      [bet, part],
    )
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows.map(({ bet_id: betId, ...row }) => ({ ...row, betId: Number(betId) }))
    ;[bet, part] = [Number(last.bet_id), last.part]
  }
}

/**
 * Recomputes every cash-out from the prices that are stored with it. Returns a line for each that paid more.
 */
export async function cashOutFaults(tx: Db): Promise<readonly string[]> {
  const faults: string[] = []
  for await (const page of storedCashOuts(tx)) {
    const bets = new Map((await loadBets(tx, [...new Set(page.map(({ betId }) => betId))])).map((bet) => [bet.id, bet]))
    for (const sold of page) {
      const bet = bets.get(sold.betId)
      // That a bet has legs is another rule.
      if (bet === undefined || bet.legs === null) continue
      const most = mostFor(bet, sold)
      if (sold.amount <= most && sold.amount <= sold.justified) continue
      faults.push(
        `bet ${sold.betId}, part ${sold.part}: ${sold.amount} for ${sold.stake}, its prices give ${most}, noted was ${sold.justified}`,
      )
    }
  }
  return faults
}

function mostFor(bet: OwnedBet, { basis, stake }: StoredCashOut): bigint {
  // A stake of the house is none to sell.
  if (bet.bonus !== null && bet.bonus.amount > 0n) return 0n
  const values = bet.legs.map(({ position, odds }) => {
    const counted = basis.legs.find((leg) => leg.position === position)
    return counted === undefined ? NONE : worthOf(odds, counted)
  })
  const fair = bet.type === 'custom_bet' ? jointFair(bet, basis) : fairCashOut(basis.stake, shapeOf(bet), values)
  const most = fraction(bet.maxPayout)
  const worth = multiplyFractions(compareFractions(fair, most) > 0 ? most : fair, CASH_OUT_FACTOR)
  const due = multiplyFractions(worth, fraction(stake, basis.stake))
  return floorFraction(addFractions(due, readFraction(basis.remainder)))
}

function shapeOf({ type, system }: OwnedBet) {
  return type === 'system' && system !== null
    ? ({ type, winCount: system.wins } as const)
    : ({ type: type === 'single' ? 'single' : 'combo' } as const)
}

/**
 * The worth of a unit on a leg: by its result, or by its probability, which its own price caps. An outcome of a feed
 * without a price is worth nothing.
 */
function worthOf(taken: number, leg: CashOutLeg): Fraction {
  if (leg.status === 'held') return NONE
  if (leg.status === 'open') {
    const push = readFraction(leg.refund)
    const win = multiplyFractions(chanceOf(leg), subtractFractions(ONE, push))
    return expectedOdds(oddsFraction(taken), { win, push, halfWin: NONE, halfLose: NONE })
  }
  const price = leg.deduction === null ? oddsFraction(taken) : afterRule4(oddsFraction(taken), fraction(leg.deduction))
  const share = leg.deadHeatFactor === null ? ONE : (parseFraction(leg.deadHeatFactor) ?? ONE)
  return effectiveOdds(price, leg.status, share)
}

function chanceOf({ chance, odds, provider }: Extract<CashOutLeg, { status: 'open' }>): Fraction {
  if (odds === 0 && provider !== null) return NONE
  const byPrice = odds === 0 ? ONE : divideFractions(ONE, oddsFraction(odds))
  return lesser(readFraction(chance), byPrice)
}

function lesser(a: Fraction, b: Fraction): Fraction {
  return compareFractions(a, b) > 0 ? b : a
}

/** The open legs of a custom bet win together at most as often as the rarest of them. */
function jointFair(bet: OwnedBet, { stake, legs }: CashOutBasis): Fraction {
  const open = legs.filter((leg) => leg.status === 'open')
  const least = open.map(chanceOf).reduce(lesser, ONE)
  return multiplyFractions(fraction(stake), multiplyFractions(customMultiplier(bet.odds, customLegs(legs)), least))
}
