import { describe, expect, test } from 'vitest'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import { testOperator } from '../../testing/test-operator.ts'
import { combo, single, system } from '../../testing/test-player.ts'

interface HistoryRow {
  readonly from_status: string
  readonly to_status: string
  readonly to_result: string
  readonly to_amount: bigint
  readonly reason: string
}

onDatabase((suite) => {
  describe('corrections', () => {
    test('BETS-01: a corrected result books the difference, rewrites the leg, notifies the player and leaves history', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player()
        const operator = testOperator(book)
        const [bet] = (await demo.places(single(game.home, 10_00))).expectAccepted()
        const id = bet?.id ?? 0
        await game.ends()
        await book.works()
        await demo.expectBalance(1_011_00)
        await operator.settles(game, { home: 'lose', draw: 'win' }, { finalText: '2:2' })
        await demo.expectBalance(990_00)
        expect(await demo.bet(id)).toMatchObject({ status: 'done', result: 'lose_entire', win_amount: 0 })
        expect((await demo.bet(id)).selections[0]?.explanation).toBe(
          `Home ${game.id}, final 2:2: lost (corrected, before: won)`,
        )
        expect((await demo.bet(id, 'de')).selections[0]?.explanation).toBe(
          `Home ${game.id}, Endstand 2:2: verloren (korrigiert, zuvor: gewonnen)`,
        )
        expect(book.received(demo, 'de').findLast((event) => event.type === 'notification')?.data).toMatchObject({
          title: 'Wette korrigiert',
          body: 'Ein Ergebnis wurde korrigiert: Deine Wette über 10,00\u00a0€ zahlt 0,00\u00a0€ statt 21,00\u00a0€.',
        })
        expect(book.received(demo).findLast((event) => event.type === 'balance_changed')?.data).toMatchObject({
          balance: 990_00,
        })
        await operator.settles(game, { home: 'half_win' })
        await demo.expectBalance(990_00 + 15_50)
        const transfers = await book.parts.db.query(
          `SELECT kind, amount::int, round FROM wallet_transfers WHERE bet_id = $1 ORDER BY id`,
          [id],
        )
        expect(transfers).toEqual([
          { kind: 'stake', amount: 10_00, round: 1 },
          { kind: 'stake_settled', amount: 10_00, round: 1 },
          { kind: 'payout', amount: 21_00, round: 1 },
          { kind: 'correction', amount: 21_00, round: 2 },
          { kind: 'correction', amount: 15_50, round: 3 },
        ])
        const history = await book.parts.db.query<HistoryRow>(
          'SELECT * FROM bet_history WHERE bet_id = $1 ORDER BY id',
          [id],
        )
        expect(history.map((row) => [row.from_status, row.to_status, row.to_result, Number(row.to_amount)])).toEqual([
          ['waiting_results', 'done', 'win_entire', 21_00],
          ['done', 'done', 'lose_entire', 0],
          ['done', 'done', 'refund_half_win_other', 15_50],
        ])
        expect(history[0]?.reason).toBe('settled')
        expect(history[1]?.reason).toMatch(/^bet_settlement \d+$/)
      }))

    test('BETS-01: a rollback opens bets again, with what they may pay, and a new result pays them again', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [a, b, c] = [match(), match({ odds: { home: 15_500 } }), match({ odds: { home: 20_000 } })]
        const demo = await player()
        const operator = testOperator(book)
        const [one, two, lines] = (
          await demo.places([
            single(a.home, 10_00),
            combo([a.home, b.home], 10_00),
            system('2/3', [a.home, b.home, c.home], 9_00),
          ])
        ).expectAccepted()
        await a.ends()
        await b.ends()
        await c.ends({ home: 'void' })
        await book.works()
        // The system's lines: 2.1 x 1.55, 2.1 and 1.55, each with 3.00.
        const paid = 21_00 + 32_55 + 20_72
        await demo.expectBalance(971_00 + paid)
        await operator.rollsBack(a)
        await demo.expectBalance(971_00)
        for (const bet of [one, two, lines]) {
          const open = await demo.bet(bet?.id ?? 0)
          expect(open).toMatchObject({ status: 'waiting_results', result: 'no_results', settled_at: null })
          expect(open.win_amount).toBe(bet?.win_amount)
          expect(open.selections[0]).toMatchObject({ status: 'open', explanation: null })
        }
        expect((await demo.bet(two?.id ?? 0)).selections[1]?.status).toBe('win')
        expect(book.received(demo).findLast((event) => event.type === 'notification')?.data).toMatchObject({
          title: 'Bet open again',
        })
        await operator.settles(a, { home: 'win' })
        await demo.expectBalance(971_00 + paid)
        expect((await demo.bet(one?.id ?? 0)).selections[0]?.explanation).toBe(`Home ${a.id}: won`)
        expect(await demo.bets({ status: 'open' })).toEqual([])
      }))

    test('BETS-01: an amount that a rollback cannot take back is a debt, which later credits repay first', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [game, next] = [match(), match()]
        const demo = await player({ EUR: 10_00 })
        const operator = testOperator(book)
        ;(await demo.places(single(game.home, 10_00))).expectAccepted()
        await game.ends()
        await book.works()
        await demo.expectBalance(21_00)
        const [second] = (await demo.places(single(next.home, 15_00))).expectAccepted()
        await operator.settles(game, { home: 'lose' })
        await demo.expectBalance(0)
        await book.expectCleanBooks()
        expect(await debtOf(demo.id)).toBe(15_00)
        await operator.settles(game, { home: 'void' })
        await demo.expectBalance(0)
        expect(await debtOf(demo.id)).toBe(5_00)
        await next.ends()
        await book.works()
        expect(await demo.bet(second?.id ?? 0)).toMatchObject({ result: 'win_entire', win_amount: 31_50 })
        await demo.expectBalance(31_50 - 5_00)
        expect(await debtOf(demo.id)).toBe(0)

        async function debtOf(playerId: number): Promise<number> {
          const [row] = await book.parts.db.query<{ amount: bigint }>(
            `SELECT d.amount FROM player_debts d JOIN wallet_accounts a ON a.id = d.account_id WHERE a.player_id = $1`,
            [playerId],
          )
          return Number(row?.amount ?? 0)
        }
      }))
  })
})
