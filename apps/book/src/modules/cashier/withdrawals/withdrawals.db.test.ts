import { describe, expect, test } from 'vitest'
import { perform } from '../../../operator/perform.ts'
import { onBook } from '../../../testing/on-book.ts'
import { onDatabase } from '../../../testing/on-database.ts'
import type { TestBook } from '../../../testing/test-book.ts'
import { single, type TestPlayer } from '../../../testing/test-player.ts'
import { applyMessage } from '../../pricing/results/index.ts'
import { settleChanges } from '../../settlement/index.ts'
import { type WithdrawalOutcome, withdraw } from '../../wallet/index.ts'

let serial = 0
const newReference = () => `SEPA-${process.pid}-${++serial}`

function takes(
  { parts, clock }: TestBook,
  player: TestPlayer,
  amount: number,
  reference = newReference(),
): Promise<WithdrawalOutcome> {
  const wish = { playerId: player.id, currency: 'EUR', amount: BigInt(amount), reference, at: clock.now() }
  return withdraw(parts.db, wish)
}

const runs = ({ parts }: TestBook, ...args: string[]) => perform({ name: 'withdraw', args }, parts)

onDatabase((suite) => {
  describe('withdrawals', () => {
    test('PLAYER-03: a payout leaves the player’s account once per reference; they receive an event and see it in their statement', () =>
      onBook(suite, async ({ book, player }) => {
        const [demo, other] = [await player(), await player()]
        const reference = newReference()
        const order = [demo.email, '250.50', 'EUR', reference]
        expect(await runs(book, ...order)).toEqual({ ok: true, text: `250.50 EUR left the book as ${reference}.` })
        expect(await runs(book, ...order)).toEqual({
          ok: true,
          text: `${reference} was booked before; nothing was done.`,
        })
        await demo.expectBalance(749_50)
        expect(await runs(book, other.email, '250.50', 'EUR', reference)).toMatchObject({ ok: false })
        expect(await runs(book, demo.email, '250.51', 'EUR', reference)).toMatchObject({ ok: false })
        await other.expectBalance(1_000_00)
        const [newest] = (await demo.call('getStatements')).answer.data
        expect(newest).toMatchObject({ type: 'withdrawal', amount: -250_50, balance: 749_50, bet_id: null })
        await book.works()
        expect(book.received(demo).at(-1)).toMatchObject({ type: 'balance_changed', data: { balance: 749_50 } })
      }))

    test('PLAYER-03: no player takes out more than they have, nor anything that is no amount', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player({ EUR: 10_00 })
        for (const amount of ['10.01', '0', '-1', '1.005', 'all', '1e3', '99999999999999999999']) {
          expect(await runs(book, demo.email, amount, 'EUR', newReference()), amount).toMatchObject({ ok: false })
        }
        for (const order of [
          [demo.email, '1.00', 'USD', newReference()],
          [demo.email, '1.00', 'XAU', newReference()],
          ['unknown@touchline.test', '1.00', 'EUR', newReference()],
          [demo.email, '1.00', 'EUR', "x'; --"],
          [demo.email, '1.00', 'EUR'],
          [],
        ]) {
          expect(await runs(book, ...order), order.join(' ')).toMatchObject({ ok: false })
        }
        await demo.expectBalance(10_00)
        expect(await runs(book, demo.email, '10.00', 'EUR', newReference())).toMatchObject({ ok: true })
        await demo.expectBalance(0)
      }))

    test('PLACE-01: bet against withdrawal with money for one: one of them gets it', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        for (let round = 0; round < 8; round++) {
          const demo = await player({ EUR: 10_00 })
          const bet = () => demo.places(single(game.home, 10_00)).then(({ result }) => result.status === 201)
          const payment = () => takes(book, demo, 10_00).then((outcome) => outcome === 'booked')
          const attempts = round % 2 === 0 ? [bet(), payment(), bet(), payment()] : [payment(), bet(), payment(), bet()]
          expect((await Promise.all(attempts)).filter(Boolean)).toHaveLength(1)
          await demo.expectBalance(0)
          await book.expectCleanBooks()
        }
      }))

    test('PLAYER-03: one payment reported by several at once leaves the account once', () =>
      onBook(suite, async ({ book, player }) => {
        const [demo, other] = [await player(), await player()]
        const reference = newReference()
        const reports = Array.from({ length: 6 }, () => takes(book, demo, 100_00, reference))
        const foreign = takes(book, other, 100_00, reference)
        const outcomes = await Promise.all(reports)
        const theirs = await foreign
        // The first payment has the reference.
        expect(outcomes.filter((outcome) => outcome === 'booked')).toHaveLength(theirs === 'booked' ? 0 : 1)
        expect(outcomes.filter((outcome) => outcome === 'known')).toHaveLength(theirs === 'booked' ? 0 : 5)
        expect((await demo.balance()) + (await other.balance())).toBe(1_900_00)
      }))

    test('BETS-01: withdrawal against the correction that takes a payout back: one gets the money, the rest is owed', () =>
      onBook(suite, async ({ book, match, player }) => {
        for (let round = 0; round < 6; round++) {
          const game = match()
          const demo = await player({ EUR: 10_00 })
          ;(await demo.places(single(game.home, 10_00))).expectAccepted()
          await game.ends()
          await book.works()
          await demo.expectBalance(21_00)
          const now = book.clock.now()
          const rollback = {
            kind: 'rollback_bet_settlement',
            eventId: game.id,
            source: 'operator',
            markets: null,
          } as const
          await applyMessage(book.parts.db, { ...rollback, messageAt: now + 1 }, now)
          const [outcome] = await Promise.all([takes(book, demo, 21_00), settleChanges(book.parts)])
          await book.works()
          expect(['booked', 'insufficient']).toContain(outcome)
          await demo.expectBalance(0)
          const [debt] = await book.parts.db.query<{ amount: bigint }>(
            `SELECT d.amount FROM player_debts d JOIN wallet_accounts a ON a.id = d.account_id WHERE a.player_id = $1`,
            [demo.id],
          )
          expect(debt?.amount ?? 0n).toBe(outcome === 'booked' ? 21_00n : 0n)
          await book.expectCleanBooks()
        }
      }))
  })
})
