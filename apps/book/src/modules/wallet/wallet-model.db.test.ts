import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import { type Code, CURRENCIES, type WalletModel } from '../../testing/wallet-model/model.ts'
import { MATCHES, OPERATION, type Operation, type Real } from '../../testing/wallet-model/operations.ts'
import { type Apply, ODDS, settle } from '../../testing/wallet-model/oracle.ts'
import { auditBook } from '../settlement/index.ts'
import { loadCurrencies } from './index.ts'

const OPENING = { EUR: 100_00, JPY: 9_000, BTC: 1_500_000 } as const

/** What can be seen of the book, in the form of what should be. */
async function observed({ book, player }: Real): Promise<unknown> {
  const accounts = (await player.call('getAccounts')).answer.data
  const debts = await book.parts.db.query<{ currency: string; amount: bigint }>(
    'SELECT a.currency, d.amount FROM player_debts d JOIN wallet_accounts a ON a.id = d.account_id WHERE a.player_id = $1',
    [player.id],
  )
  const purses = CURRENCIES.map((currency) => ({
    balance: accounts.find((account) => account.currency === currency)?.balance,
    debt: Number(debts.find((debt) => debt.currency === currency)?.amount ?? 0),
  }))
  const bets = (await player.bets()).map(({ id, status, open_stake }) => ({ id, status, open: open_stake }))
  const rules = await loadCurrencies(book.parts.db, book.clock.now())
  const rates = CURRENCIES.map((currency) => Number(rules.get(currency)?.rate.unitsPerEuro))
  return { purses, bets: bets.sort((a, b) => a.id - b.id), rates }
}

function expected({ purses, bets, results, rates }: WalletModel): unknown {
  const shown = bets.map(({ id, stake, match }) => {
    const status = stake === 0 ? 'cashed_out' : results[match] === null ? 'waiting_results' : 'done'
    return { id, status, open: stake }
  })
  return {
    purses: CURRENCIES.map((currency) => purses[currency]),
    bets: shown.sort((a, b) => a.id - b.id),
    rates: CURRENCIES.map((currency) => Number(rates[currency])),
  }
}

/**
 * All that may be: two words of the same moment about one match leave open which of them counts until a bet shows it.
 */
interface Possible {
  worlds: readonly WalletModel[]
}

/** Operations that are begun at the same time; what comes of it must be what one order of them gives. */
class Together implements fc.AsyncCommand<Possible, Real> {
  readonly operations: readonly Operation[]

  constructor(operations: readonly Operation[]) {
    this.operations = operations
  }

  check = () => true

  async run(possible: Possible, real: Real): Promise<void> {
    const applied = await Promise.all(this.operations.map((operation) => operation.run(real)))
    await real.book.passes(1_000)
    const worlds = possible.worlds.flatMap((world) => worldsAfter(world, applied))
    expect(worlds.length, 'no order gives these answers').toBeGreaterThan(0)
    const is = JSON.stringify(await observed(real))
    const rest = worlds.filter((world) => JSON.stringify(expected(world)) === is)
    if (rest.length === 0) expect(JSON.parse(is)).toEqual(expected(worlds[0] as WalletModel))
    possible.worlds = [...new Map(rest.map((world) => [JSON.stringify(world), world])).values()]
  }

  toString(): string {
    return this.operations.map(({ name }) => name).join(' || ')
  }
}

/** Two matches are settled one after the other; which comes first shows where one of them leaves a debt. */
const MATCH_ORDERS = [
  [0, 1, 2],
  [2, 1, 0],
]

function worldsAfter(world: WalletModel, applied: readonly Apply[]): readonly WalletModel[] {
  return [applied, [...applied].reverse()].flatMap((order) =>
    [true, false].flatMap((isSettledBetween) =>
      MATCH_ORDERS.flatMap((matches) => inOrder(world, order, matches, isSettledBetween) ?? []),
    ),
  )
}

/** Settlement follows the operations, and may have come between them. */
function inOrder(
  model: WalletModel,
  order: readonly Apply[],
  matches: readonly number[],
  isSettledBetween: boolean,
): WalletModel | null {
  const next = structuredClone(model)
  for (const apply of order) {
    if (!apply(next)) return null
    if (isSettledBetween) settle(next, matches)
  }
  settle(next, matches)
  return next
}

const ONE = OPERATION.map((operation) => new Together([operation]))
const TWO = fc.tuple(OPERATION, OPERATION).map((operations) => new Together(operations))

onDatabase((suite) => {
  describe('wallet', () => {
    test(
      'ODDS-02: deposits, withdrawals, stakes, results, corrections, cash-outs and rates in currencies of 0, 2 and 8 decimals, two at a time: balances, debts and bets are as one order of them gives',
      () =>
        onBook(suite, async ({ book, match, player }) => {
          await fc.assert(
            fc.asyncProperty(fc.commands([ONE, TWO, TWO], { maxCommands: 20, size: 'max' }), async (commands) => {
              const real: Real = {
                book,
                matches: Array.from({ length: MATCHES }, () => match({ odds: { home: ODDS } })),
                player: await player(OPENING),
                bets: [],
                keys: 0,
              }
              const purse = (balance: number) => ({ balance, debt: 0 })
              const rules = await loadCurrencies(book.parts.db, book.clock.now())
              const rateOf = (currency: Code) => rules.get(currency)?.rate.unitsPerEuro ?? ''
              const world: WalletModel = {
                purses: { EUR: purse(OPENING.EUR), JPY: purse(OPENING.JPY), BTC: purse(OPENING.BTC) },
                bets: [],
                results: Array.from({ length: MATCHES }, () => null),
                references: [],
                rates: { EUR: rateOf('EUR'), JPY: rateOf('JPY'), BTC: rateOf('BTC') },
              }
              await fc.asyncModelRun(() => ({ model: { worlds: [world] }, real }), commands)
              expect(await auditBook(book.parts.db), 'The books are not clean').toEqual([])
            }),
            { numRuns: 2 * suite().histories, endOnFailure: true },
          )
        }),
      240_000,
    )
  })
})
