import { describe, expect, test } from 'vitest'
import { onBook } from '../../../../testing/on-book.ts'
import { onDatabase } from '../../../../testing/on-database.ts'
import { testOperator } from '../../../../testing/test-operator.ts'
import { combo, single } from '../../../../testing/test-player.ts'

const MINUTE_MS = 60_000

onDatabase((suite) => {
  describe('non-runners', () => {
    test('BETS-01: a non-runner is void, bets placed before bear the deduction from winnings, later ones do not', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player()
        const operator = testOperator(book)
        const [before] = (await demo.places(single(game.home, 10_00))).expectAccepted()
        const [onIt] = (await demo.places(single(game.away, 10_00))).expectAccepted()
        await book.passes(MINUTE_MS)
        await operator.withdraws(game, 'away', 15)
        await demo.expectBalance(990_00)
        expect((await demo.bet(onIt?.id ?? 0)).selections[0]?.explanation).toBe(
          `Away ${game.id}: void (non-runner), counts at odds 1.00`,
        )
        const open = await demo.bet(before?.id ?? 0)
        expect(open).toMatchObject({ status: 'waiting_results', win_amount: 21_00 })
        expect(open.selections[0]).toMatchObject({ status: 'open', odds: 21_000, deduction: 15 })
        await book.passes(MINUTE_MS)
        const [after] = (await demo.places(single(game.home, 10_00))).expectAccepted()
        await operator.settles(game, { home: 'win', draw: 'lose' }, { finalText: '1. Home' })
        // 10.00 x (1 + 1.10 x 0.85)
        expect(await demo.bet(before?.id ?? 0)).toMatchObject({ status: 'done', win_amount: 19_35 })
        expect(await demo.bet(after?.id ?? 0)).toMatchObject({ status: 'done', win_amount: 21_00 })
        await demo.expectBalance(980_00 + 19_35 + 21_00)
        expect((await demo.bet(before?.id ?? 0)).selections[0]?.explanation).toBe(
          `Home ${game.id}, final 1. Home: won (non-runner deduction from winnings: 15%)`,
        )
        expect((await demo.bet(before?.id ?? 0, 'de')).selections[0]?.explanation).toContain(
          'gewonnen (Abzug vom Gewinn wegen Nichtstarter: 15 %)',
        )
      }))

    test('BETS-01: deductions add up to 90 percent at most, and a dead heat counts its share of the rest', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match({ odds: { home: 30_000 } })
        const other = match()
        const demo = await player()
        const operator = testOperator(book)
        const [one] = (await demo.places(single(game.home, 10_00))).expectAccepted()
        const [two] = (await demo.places(combo([game.home, other.home], 10_00))).expectAccepted()
        await operator.withdraws(game, 'away', 55)
        await operator.withdraws(game, 'draw', 45)
        await operator.settles(game, { home: { result: 'win', deadHeatFactor: '1/2' } })
        await other.ends()
        await book.works()
        // 10.00 x (1 + 2.00 x 0.10) / 2
        expect(await demo.bet(one?.id ?? 0)).toMatchObject({ result: 'win_entire', win_amount: 6_00 })
        expect(await demo.bet(two?.id ?? 0)).toMatchObject({ result: 'win_entire', win_amount: 12_60 })
      }))

    test('BETS-01: a deduction that is stated or taken back after the payout books the difference, whatever comes first', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player()
        const operator = testOperator(book)
        const [bet] = (await demo.places(single(game.home, 10_00))).expectAccepted()
        await operator.settles(game, { home: 'win', draw: 'lose', away: 'lose' })
        await demo.expectBalance(1_011_00)
        await book.passes(MINUTE_MS)
        await operator.withdraws(game, 'away', 50)
        await demo.expectBalance(1_005_50)
        const late = book.clock.now() - MINUTE_MS
        await operator.withdraws(game, 'away', 80, { messageAt: late })
        await demo.expectBalance(1_005_50)
        await book.passes(MINUTE_MS)
        await operator.withdraws(game, 'away', 0)
        await demo.expectBalance(1_011_00)
        await operator.withdraws(game, 'away', 0)
        await demo.expectBalance(1_011_00)
        expect((await demo.bet(bet?.id ?? 0)).selections[0]).toMatchObject({ status: 'win', deduction: null })
      }))

    test('BETS-02: a cash-out reckons with the deduction', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player()
        const [bet] = (await demo.places(single(game.home, 100_00))).expectAccepted()
        const value = async () => (await demo.bet(bet?.id ?? 0)).to_cashout ?? 0
        const whole = await value()
        await testOperator(book).withdraws(game, 'away', 50)
        // The price taken was 2.10, and is 1.55 now; the value is in proportion.
        expect(Math.abs((await value()) - (whole * 1.55) / 2.1)).toBeLessThanOrEqual(1)
        const body = { bet_id: bet?.id ?? 0, to_cashout: whole }
        const refused = await demo.call('cashOutBet', { body, headers: { 'idempotency-key': `w-${bet?.id}` } })
        expect(refused.error.key).toBe('error.cashout.changed')
      }))
  })
})
