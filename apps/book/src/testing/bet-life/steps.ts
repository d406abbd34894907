import { ERRORS } from '@touchline/contract'
import fc from 'fast-check'
import { expect } from 'vitest'
import { auditBook } from '../../modules/settlement/index.ts'
import { deposit } from '../../modules/wallet/index.ts'
import type { Ending } from '../plain-payout.ts'
import type { TestBook } from '../test-book.ts'
import type { TestMatch } from '../test-match.ts'
import { testOperator } from '../test-operator.ts'
import { combo, single, system, type TestPlayer } from '../test-player.ts'
import {
  type BetModel,
  betPays,
  hasClosedLeg,
  type MatchModel,
  move,
  type Purse,
  type Side,
  takesBets,
} from './oracle.ts'

export const MATCHES = 3
const LIVE_DELAY_MS = 3_000

/** What should be. */
export interface Model extends Purse {
  readonly matches: readonly MatchModel[]
  readonly bets: BetModel[]
}

export interface Real {
  readonly book: TestBook
  readonly matches: readonly TestMatch[]
  readonly player: TestPlayer
  keys: number
}

type Step = fc.AsyncCommand<Model, Real>

/** A step, after which everything is as the oracle has it. */
function step(name: string, can: (model: Model) => boolean, run: (model: Model, real: Real) => Promise<void>): Step {
  return {
    check: can,
    async run(model, real) {
      await run(model, real)
      await real.book.passes(1_000)
      follow(model, real.book.clock.now())
      await compare(model, real)
    },
    toString: () => name,
  }
}

/** Books what bets pay or pay back after a new statement. */
function follow(model: Model, now: number): void {
  for (const bet of model.bets) {
    if (bet.cashedOut || bet.rejected || bet.acceptedAt > now) continue
    if (!bet.isDecided) decide(model, bet, now)
    if (bet.rejected) continue
    const pays = betPays(bet, model.matches) ?? 0
    move(model, pays - bet.paid)
    bet.paid = pays
  }
}

/** The delay of a bet is over: it is taken, unless a leg takes no bet any more. */
function decide(model: Model, bet: BetModel, now: number): void {
  bet.isDecided = true
  bet.rejected = !bet.legs.every(({ match, side }) =>
    takesBets(model.matches[match] as MatchModel, side, bet.placedAt, now),
  )
  if (bet.rejected) model.balance += bet.stake
}

async function compare(model: Model, { book, player }: Real): Promise<void> {
  await player.expectBalance(model.balance)
  const [row] = await book.parts.db.query<{ amount: bigint }>(
    'SELECT d.amount FROM player_debts d JOIN wallet_accounts a ON a.id = d.account_id WHERE a.player_id = $1',
    [player.id],
  )
  expect(Number(row?.amount ?? 0)).toBe(model.debt)
  const shown = new Map((await player.bets()).map((bet) => [bet.id, bet]))
  for (const bet of model.bets) {
    const pays = betPays(bet, model.matches)
    const status = bet.rejected
      ? 'rejected'
      : bet.cashedOut
        ? 'cashed_out'
        : bet.acceptedAt > book.clock.now()
          ? 'submitted'
          : bet.cancelled
            ? 'cancelled'
            : pays === null
              ? 'waiting_results'
              : 'done'
    expect(shown.get(bet.id)).toMatchObject({ status, open_stake: bet.stake })
  }
  expect(await auditBook(book.parts.db), 'The books are not clean').toEqual([])
}

const at = fc.nat({ max: MATCHES - 1 })
const side = fc.constantFrom<Side>('home', 'away')
const ending = fc.constantFrom<Ending>('win', 'half_win', 'void', 'half_lose', 'lose')
const share = fc.constantFrom<readonly [number, number]>([1, 1], [1, 1], [1, 2], [2, 3])
/** How old the news is when it arrives. */
const delay = fc.constantFrom(0, 0, 0, 1_500, 4_500)
const span = fc.constantFrom<readonly [number | null, number | null]>(
  [null, null],
  [null, -1_000],
  [-2_500, null],
  [-6_000, -2_000],
)

const PLACE = fc
  .record({
    picks: fc.uniqueArray(at, { minLength: 1, maxLength: MATCHES }),
    side,
    isSystem: fc.boolean(),
    stake: fc.integer({ min: 1_00, max: 60_00 }),
  })
  .map((wish) =>
    step(
      `place ${JSON.stringify(wish)}`,
      (model) => model.balance >= wish.stake,
      (model, real) => place(model, real, wish),
    ),
  )

const SETTLE = fc
  .tuple(at, side, fc.option(ending, { freq: 5 }), share, delay)
  .map(([match, which, result, [n, d], age]) =>
    step(
      `settle ${match} ${which} ${result} x ${n}/${d}, ${age} ms old`,
      () => true,
      async (model, real) => {
        const messageAt = real.book.clock.now() - age
        const hasShare = d !== 1 && (result === 'win' || result === 'half_win')
        const word = hasShare ? { result, deadHeatFactor: `${n}/${d}` } : result
        await testOperator(real.book).settles(real.matches[match] as TestMatch, { [which]: word }, { messageAt })
        const of = model.matches[match] as MatchModel
        const counted: readonly [number, number] = hasShare ? [n, d] : [1, 1]
        const known = result === null ? null : { ending: result, share: counted }
        of.words.push({ side: which, messageAt, known })
      },
    ),
  )

/** Placing and results come more often than the rest. */
export const STEPS: readonly fc.Arbitrary<Step>[] = [
  PLACE,
  PLACE,
  PLACE,
  SETTLE,
  SETTLE,
  SETTLE,
  fc.tuple(at, delay).map(([match, age]) =>
    step(
      `roll back ${match}, ${age} ms old`,
      () => true,
      async (model, real) => {
        const messageAt = real.book.clock.now() - age
        const of = model.matches[match] as MatchModel
        await testOperator(real.book).rollsBack(real.matches[match] as TestMatch, { messageAt, wholeMatch: false })
        of.words.push({ side: null, messageAt, known: null })
      },
    ),
  ),
  fc.tuple(at, span, fc.boolean(), fc.boolean(), delay).map(([match, [from, to], isRollback, keepsResults, age]) =>
    step(
      `${isRollback ? 'roll back cancel' : keepsResults ? 'abandon' : 'cancel'} ${match} ${from}..${to}, ${age} ms old`,
      () => true,
      async (model, real) => {
        const now = real.book.clock.now()
        const placed = { from: from === null ? null : now + from, to: to === null ? null : now + to }
        const messageAt = now - age
        const game = real.matches[match] as TestMatch
        const of = model.matches[match] as MatchModel
        const operator = testOperator(real.book)
        if (isRollback) {
          await operator.rollsBackCancel(game, { placed, messageAt })
          of.rollbacks.push({ ...placed, messageAt })
        } else {
          await (keepsResults ? operator.abandons : operator.cancels)(game, { placed, messageAt })
          of.cancels.push({ ...placed, messageAt, keepsResults })
        }
      },
    ),
  ),
  fc.tuple(at, fc.constantFrom(0, 25, 55, 90), delay).map(([match, percent, age]) =>
    step(
      `withdraw the draw of ${match}, ${percent} %, ${age} ms old`,
      () => true,
      async (model, real) => {
        const pricedTo = real.book.clock.now()
        const messageAt = pricedTo - age
        const of = model.matches[match] as MatchModel
        await testOperator(real.book).withdraws(real.matches[match] as TestMatch, 'draw', percent, { messageAt })
        if (of.withdrawal === null || messageAt >= of.withdrawal.messageAt)
          of.withdrawal = { messageAt, percent, pricedTo }
      },
    ),
  ),
  fc.tuple(fc.nat(), fc.boolean()).map(([nth, isRollback]) =>
    step(
      `${isRollback ? 'restore' : 'cancel'} bet ${nth}`,
      (model) => model.bets.length > 0,
      async (model, real) => {
        const bet = model.bets[nth % model.bets.length] as BetModel
        const isWaiting = bet.acceptedAt > real.book.clock.now()
        if (bet.cashedOut || bet.rejected || isWaiting) return
        const operator = testOperator(real.book)
        await (isRollback ? operator.rollsBackBetCancel(bet.id) : operator.cancelsBet(bet.id))
        bet.cancelled = !isRollback
      },
    ),
  ),
  fc.tuple(fc.nat(), fc.constantFrom(50, 100)).map(([nth, part]) =>
    step(
      `cash out ${part} % of bet ${nth}`,
      (model) => model.bets.length > 0,
      (model, real) => cashOut(model, real, nth, part),
    ),
  ),
  fc.integer({ min: 1, max: 20_00 }).map((amount) =>
    step(
      `deposit ${amount}`,
      () => true,
      async (model, real) => {
        const { book, player } = real
        const money = { playerId: player.id, currency: 'EUR', amount: BigInt(amount), at: book.clock.now() }
        await deposit(book.parts.db, money)
        // A deposit repays a debt first (docs/decisions/0010).
        move(model, amount)
      },
    ),
  ),
]

interface PlaceWish {
  readonly picks: readonly number[]
  readonly side: Side
  readonly isSystem: boolean
  readonly stake: number
}

async function place(model: Model, { book, matches, player }: Real, wish: PlaceWish): Promise<void> {
  const games = wish.picks.map((index) => matches[index] as TestMatch)
  const picks = games.map((game) => game[wish.side])
  const size = wish.isSystem && picks.length === 3 ? 2 : null
  const [first] = picks
  if (first === undefined) return
  const bet =
    size !== null
      ? system('2/3', picks, wish.stake)
      : picks.length === 1
        ? single(first, wish.stake)
        : combo(picks, wish.stake)
  const placedAt = book.clock.now()
  const isTaken = wish.picks.every((index) =>
    takesBets(model.matches[index] as MatchModel, wish.side, placedAt, placedAt),
  )
  const placement = await player.places(bet, { mode: 'any' })
  if (!isTaken) {
    // An outcome that alone is void is shown suspended.
    const { event_not_bettable: closed, market_suspended: suspended } = ERRORS
    expect([closed.code, suspended.code]).toContain(placement.result.error.code)
    return
  }
  const [stored] = placement.expectAccepted()
  model.balance -= wish.stake
  model.bets.push({
    id: stored?.id ?? 0,
    legs: picks.map((pick, index) => ({ match: wish.picks[index] ?? 0, side: wish.side, odds: pick.odds })),
    system: size,
    placedAt,
    acceptedAt: stored?.status === 'submitted' ? placedAt + LIVE_DELAY_MS : placedAt,
    isDecided: stored?.status !== 'submitted',
    rejected: false,
    stake: wish.stake,
    cancelled: false,
    cashedOut: false,
    paid: 0,
  })
}

async function cashOut(model: Model, real: Real, nth: number, part: number): Promise<void> {
  const bet = model.bets[nth % model.bets.length] as BetModel
  const { to_cashout: value } = await real.player.bet(bet.id)
  if (value === null) return
  const headers = { 'idempotency-key': `life-${bet.id}-${real.keys++}-aaaaaa` }
  const body = { bet_id: bet.id, to_cashout: value, share: part }
  const result = await real.player.call('cashOutBet', { body, headers })
  if (hasClosedLeg(bet, model.matches, real.book.clock.now())) {
    expect(result.error.key).toBe('error.cashout.unavailable')
    return
  }
  const waits = result.answer.data.cashout_request !== null
  if (waits) {
    await real.book.passes(LIVE_DELAY_MS)
    follow(model, real.book.clock.now())
  }
  const data = waits ? await real.player.bet(bet.id) : result.answer.data
  const paid = data.cashouts.at(-1)
  if (paid === undefined) throw new Error('Nothing was cashed out')
  bet.stake -= paid.stake
  bet.cashedOut = bet.stake === 0
  move(model, paid.amount)
}
