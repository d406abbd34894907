import fc from 'fast-check'
import { deposit, setRate, withdraw } from '../../modules/wallet/index.ts'
import type { TestBook } from '../test-book.ts'
import type { TestMatch } from '../test-match.ts'
import { testOperator } from '../test-operator.ts'
import { single, type TestPlayer } from '../test-player.ts'
import { type Code, CURRENCIES, ENDINGS } from './model.ts'
import { type Apply, cashedOut, deposited, ended, rated, staked, withdrawn } from './oracle.ts'

export const MATCHES = 3

export interface Real {
  readonly book: TestBook
  readonly matches: readonly TestMatch[]
  readonly player: TestPlayer
  /** Bets that were taken. */
  readonly bets: number[]
  keys: number
}

/** Something that is done to the book; it returns what that must do to the model. */
export interface Operation {
  readonly name: string
  run(real: Real): Promise<Apply>
}

/** Typical stakes and payments in a currency, in its subunits. */
const AMOUNTS: Readonly<Record<Code, readonly [min: number, max: number]>> = {
  EUR: [10, 60_00],
  JPY: [20, 6_000],
  BTC: [100, 900_000],
}

const money = fc
  .constantFrom(...CURRENCIES)
  .chain((currency) => fc.record({ currency: fc.constant(currency), amount: amountOf(currency) }))
const at = fc.nat({ max: MATCHES - 1 })

function amountOf(currency: Code): fc.Arbitrary<number> {
  const [min, max] = AMOUNTS[currency]
  return fc.integer({ min, max })
}

const DEPOSIT = money.map(({ currency, amount }) => ({
  name: `deposit ${amount} ${currency}`,
  async run({ book, player }: Real) {
    const at = book.clock.now()
    await deposit(book.parts.db, { playerId: player.id, currency, amount: BigInt(amount), at })
    return deposited(currency, amount)
  },
}))

/** Few references, so that a payment is requested twice. */
const WITHDRAW = fc.tuple(money, fc.nat({ max: 5 })).map(([{ currency, amount }, nth]) => ({
  name: `withdraw ${amount} ${currency} as ${nth}`,
  async run({ book, player }: Real) {
    const reference = `model-${player.id}-${nth}`
    const wish = { playerId: player.id, currency, amount: BigInt(amount), reference, at: book.clock.now() }
    return withdrawn(currency, amount, reference, await withdraw(book.parts.db, wish))
  },
}))

const STAKE = fc.tuple(money, at).map(([{ currency, amount }, match]) => ({
  name: `stake ${amount} ${currency} on ${match}`,
  async run({ matches, player, bets }: Real) {
    const game = matches[match] as TestMatch
    const { result } = await player.places(single(game.home, amount, currency), { mode: 'any' })
    const id = result.status === 201 ? (result.answer.data[0]?.id ?? null) : null
    if (id !== null) bets.push(id)
    return staked(currency, amount, match, id)
  },
}))

/** A result, another one, or none any more. */
const END = fc.tuple(at, fc.option(fc.constantFrom(...ENDINGS), { freq: 5 })).map(([match, ending]) => ({
  name: `end ${match}: ${ending}`,
  async run({ book, matches }: Real) {
    await testOperator(book).settles(matches[match] as TestMatch, { home: ending })
    return ended(match, ending)
  },
}))

const CASH_OUT = fc.tuple(fc.nat(), fc.constantFrom(25, 50, 100)).map(([nth, share]) => ({
  name: `cash out ${share} % of bet ${nth}`,
  async run(real: Real): Promise<Apply> {
    const id = real.bets[nth % Math.max(real.bets.length, 1)]
    if (id === undefined) return () => true
    const { to_cashout: value, open_stake: seen } = await real.player.bet(id)
    const headers = { 'idempotency-key': `wallet-${id}-${real.keys++}-aaaaaa` }
    const body = { bet_id: id, to_cashout: value ?? 1, share }
    const result = await real.player.call('cashOutBet', { body, headers })
    const part = result.status === 200 ? (result.answer.data.cashouts.at(-1) ?? null) : null
    return cashedOut(id, seen, part)
  },
}))

/** What a currency is worth changes no balance: money of one is never money of another. */
const RATE = fc
  .tuple(fc.constantFrom('JPY' as const, 'BTC' as const), fc.integer({ min: 90, max: 110 }))
  .map(([currency, percent]) => ({
    name: `rate of ${currency}: ${percent} %`,
    async run({ book }: Real) {
      const units =
        currency === 'JPY' ? `${Math.floor(1.62 * percent)}` : `0.0000${percent < 100 ? `0${percent}` : percent}`
      await setRate(book.parts.db, currency, units, book.clock)
      return rated(currency, units)
    },
  }))

/** Stakes and results come more often than the rest. */
export const OPERATION: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 4, arbitrary: STAKE },
  { weight: 3, arbitrary: END },
  { weight: 2, arbitrary: CASH_OUT },
  { weight: 1, arbitrary: DEPOSIT },
  { weight: 1, arbitrary: WITHDRAW },
  { weight: 1, arbitrary: RATE },
)
