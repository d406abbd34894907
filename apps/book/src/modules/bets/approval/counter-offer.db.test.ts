import { describe, expect, test } from 'vitest'
import { perform } from '../../../operator/perform.ts'
import { as, defined, FREEBET, given, HUNT } from '../../../testing/given-bonuses.ts'
import { onBook } from '../../../testing/on-book.ts'
import { onDatabase } from '../../../testing/on-database.ts'
import type { TestBook } from '../../../testing/test-book.ts'
import { TEST_PASSWORD } from '../../../testing/test-password.ts'
import { combo, single, type TestPlayer } from '../../../testing/test-player.ts'
import { defineJackpot, setJackpotStatus } from '../../jackpots/index.ts'
import { giveVerdict } from './give-verdict.ts'
import { OPERATOR_APPROVAL } from './vip-approval.ts'

const EVENS = { odds: { home: 20_000 } }
const LARGE = 6_000_00

/** Places a large stake, and leaves it to people. */
async function large(book: TestBook, player: TestPlayer, bet: Parameters<TestPlayer['places']>[0]): Promise<number> {
  Object.assign(book.parts.bets, { vipApproval: OPERATOR_APPROVAL })
  const [first] = (await player.places(bet)).expectAccepted()
  if (first === undefined) throw new Error('Nothing was placed')
  expect(first).toMatchObject({ status: 'submitted', is_vip: true, counter_offer: null })
  return first.id
}

const desk = (book: TestBook, ...words: readonly string[]) =>
  perform({ name: 'vip', args: words }, { ...book.parts, catchUp: async () => {} } as never)
const takes = (player: TestPlayer, id: number, stake: number, odds: number | null = null) =>
  player.call('takeCounterOffer', { params: { id }, body: { stake, odds } })
const declines = (player: TestPlayer, id: number) => player.call('declineCounterOffer', { params: { id } })

onDatabase((suite) => {
  describe('counter-offers of the desk', () => {
    test('PLACE-04: a smaller stake is offered and accepted: the rest is returned at once, the bet is placed with the offered stake', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match(EVENS)
        const rich = await player({ EUR: 100_000_00 })
        const id = await large(book, rich, single(game.home, LARGE))
        await book.works()
        const outcome = await desk(book, 'offer', String(id), '--stake', '2000', '--seconds', '90')
        expect(outcome).toEqual({
          ok: true,
          text: `Bet ${id}: 2000.00 EUR at its prices, may pay 4000.00 EUR is offered for 90 s.`,
        })
        const until = new Date(book.clock.now() + 90_000).toISOString()
        const offer = { asked_stake: LARGE, stake: 2_000_00, odds: null, win_amount: 4_000_00, until }
        expect(await rich.bet(id)).toMatchObject({ status: 'submitted', counter_offer: { ...offer, answer: null } })
        await book.works()
        await rich.expectBalance(94_000_00)
        await book.expectCleanBooks()
        expect(await giveVerdict(book.parts.db, id, 'approved', book.clock.now())).toBe('not_waiting')

        expect((await takes(rich, id, 1_999_00)).error).toMatchObject({ code: 1048 })
        expect((await takes(rich, id, 2_000_00, 20_000)).error).toMatchObject({ code: 1048 })
        expect((await takes(rich, id, 2_000_00)).answer.data.stake.value).toBe(2_000_00)
        await rich.expectBalance(98_000_00)
        await book.expectCleanBooks()
        await book.works()
        const placed = { status: 'waiting_results', win_amount: 4_000_00, counter_offer: { ...offer, answer: 'taken' } }
        expect(await rich.bet(id)).toMatchObject(placed)
        // A response that was lost is requested again.
        expect((await takes(rich, id, 2_000_00)).answer.data).toMatchObject(placed)
        expect((await declines(rich, id)).error).toMatchObject({ code: 1048 })
        await rich.expectBalance(98_000_00)
        const received = book.received(rich).flatMap((event): unknown[] => {
          if (event.type === 'bet_changed')
            return [[event.data.status, event.data.stake.value, event.data.counter_offer?.answer]]
          return event.type === 'notification' ? [event.data.title] : []
        })
        expect(received).toEqual([
          ['submitted', LARGE, undefined],
          ['submitted', LARGE, null],
          "Trader's offer",
          ['waiting_results', 2_000_00, 'taken'],
          ['waiting_results', 2_000_00, 'taken'],
          'Bet approved',
        ])
        await game.ends()
        await book.works()
        await rich.expectBalance(102_000_00)
        await book.expectCleanBooks()
      }))

    test('PLACE-04: a promised price holds while the bet is open, at any price on the board; a declined or expired offer returns the whole stake', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match({ ...EVENS, isLive: true })
        const rich = await player({ EUR: 100_000_00 })
        const [taken, declined, expired, closed] = [
          await large(book, rich, single(game.home, LARGE)),
          await large(book, rich, single(game.home, LARGE)),
          await large(book, rich, single(game.home, LARGE)),
          await large(book, rich, single(game.home, LARGE)),
        ]
        for (const id of [taken, declined, expired, closed])
          expect((await desk(book, 'offer', String(id), '--price', '1.85', '--stake', '5000')).ok).toBe(true)
        game.moves({ home: 15_000 })
        await takes(rich, taken, 5_000_00, 18_500)
        await declines(rich, declined)
        await book.works()
        expect(await rich.bet(taken)).toMatchObject({ status: 'waiting_results', odds: 18_500, win_amount: 9_250_00 })
        expect(await rich.bet(declined)).toMatchObject({
          status: 'rejected',
          rejection: { code: 139 },
          counter_offer: { answer: 'declined' },
        })
        game.suspends()
        await takes(rich, closed, 5_000_00, 18_500)
        await book.works()
        expect(await rich.bet(closed)).toMatchObject({ status: 'rejected', rejection: { code: 130 } })
        await book.passes(60_000 - 1)
        expect((await rich.bet(expired)).status).toBe('submitted')
        await book.passes(1)
        expect((await takes(rich, expired, 5_000_00, 18_500)).error).toMatchObject({ code: 1048 })
        await book.works()
        expect(await rich.bet(expired)).toMatchObject({
          status: 'rejected',
          rejection: { code: 138 },
          counter_offer: { answer: 'expired' },
        })
        await rich.expectBalance(95_000_00)
        await book.expectCleanBooks()
      }))

    test('PLACE-04 SLIP-07: a price that was promised before the start is not taken in play, at any odds', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [game, other] = [match(EVENS), match(EVENS)]
        const rich = await player({ EUR: 100_000_00 })
        const begun = await large(book, rich, single(game.home, LARGE))
        const ahead = await large(book, rich, single(other.home, LARGE))
        for (const id of [begun, ahead])
          expect((await desk(book, 'offer', String(id), '--price', '1.95', '--seconds', '3600')).ok).toBe(true)
        game.goesLive()
        game.moves({ home: 15_000 })
        for (const id of [begun, ahead]) await takes(rich, id, LARGE, 19_500)
        await book.works()
        expect(await rich.bet(begun)).toMatchObject({ status: 'rejected', rejection: { code: 138 } })
        expect(await rich.bet(ahead)).toMatchObject({ status: 'waiting_results', odds: 19_500 })
        await rich.expectBalance(94_000_00)
        await book.expectCleanBooks()
      }))

    test('PLACE-04: the desk gets the reason why an offer is invalid, and no other player can take it', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [game, other] = [match(EVENS), match(EVENS)]
        const rich = await player({ EUR: 100_000_00 })
        const id = await large(book, rich, combo([game.home, other.home], LARGE))
        const refused: readonly (readonly [readonly string[], RegExp])[] = [
          [['offer', String(id), '--stake', '6000'], /smaller stake/],
          [['offer', String(id), '--stake', '0.01'], /smallest one/],
          [['offer', String(id), '--stake', '100', '--price', '3'], /prices of its legs/],
          [['offer', String(id), '--stake', '-4'], /A stake is|Unknown option|ambiguous/],
          [['offer', String(id), '--price', '1'], /above 1/],
          [['offer', String(id), '--stake', '100', '--seconds', '1'], /5 to 3600/],
          [['offer', '424242', '--stake', '100'], /No bet/],
        ]
        for (const [words, why] of refused)
          expect(await desk(book, ...words)).toMatchObject({ ok: false, text: expect.stringMatching(why) })
        expect((await desk(book, 'offer', String(id), '--stake', '100')).ok).toBe(true)
        expect((await desk(book, 'offer', String(id), '--stake', '50')).text).toMatch(/No bet/)
        const stranger = await player({ EUR: 100_00 })
        expect((await takes(stranger, id, 100_00)).status).toBe(404)
        expect((await declines(stranger, id)).status).toBe(404)
        // Two presses at once: it is taken once.
        await Promise.all([takes(rich, id, 100_00), takes(rich, id, 100_00)])
        await book.works()
        expect(await rich.bet(id)).toMatchObject({ status: 'waiting_results', win_amount: 400_00 })
        await rich.expectBalance(99_900_00)
        await book.expectCleanBooks()
      }))

    test('PLACE-04 BONUS-02: a free bet stays whole: nothing smaller and no other price is offered for it, and it can still be approved', () =>
      onBook(suite, async ({ book, match, player }) => {
        const rich = await player({ EUR: 100_00 })
        const { id: bonus } = await given(book, rich, { ...FREEBET, amounts: { EUR: LARGE } })
        const id = await large(book, rich, { ...single(match(EVENS).home, LARGE), ...as(bonus, 'freebet') })
        for (const words of [
          ['--stake', '2000'],
          ['--price', '1.85'],
          ['--stake', '2000', '--price', '1.85'],
        ])
          expect(await desk(book, 'offer', String(id), ...words)).toMatchObject({
            ok: false,
            text: expect.stringMatching(/free bet, which stays whole/),
          })
        expect(await rich.bet(id)).toMatchObject({ status: 'submitted', counter_offer: null })
        expect((await desk(book, 'approve', String(id))).ok).toBe(true)
        await book.works()
        expect(await rich.bet(id)).toMatchObject({
          status: 'waiting_results',
          stake: { value: LARGE },
          win_amount: LARGE,
        })
        await rich.expectBalance(100_00)
        await book.expectCleanBooks()
      }))

    test.each(['coolingoff', 'selfexclusion'] as const)(
      'PLACE-04 SAFE-04: during a break (%s) an offer is not taken; it runs out, and the whole stake is back',
      (type) =>
        onBook(suite, async ({ book, match, player }) => {
          const rich = await player({ EUR: 100_000_00 })
          const id = await large(book, rich, single(match(EVENS).home, LARGE))
          expect((await desk(book, 'offer', String(id), '--stake', '2000')).ok).toBe(true)
          const days = type === 'coolingoff' ? 7 : 180
          expect((await rich.call('excludePlayer', { body: { type, days } })).status).toBe(201)
          await rich.call('signIn', { body: { email: rich.email, password: TEST_PASSWORD } })
          expect((await takes(rich, id, 2_000_00)).error.key).toBe('error.place_bets.excluded')
          expect((await rich.bet(id)).counter_offer).toMatchObject({ answer: null })
          await rich.expectBalance(94_000_00)
          await book.passes(60_000)
          await book.works()
          expect(await rich.bet(id)).toMatchObject({ status: 'rejected', counter_offer: { answer: 'expired' } })
          await rich.expectBalance(100_000_00)
          await book.expectCleanBooks()
        }),
    )

    test('BONUS-01, BONUS-04: a smaller stake earns points and jackpot entries as if it had been requested', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match(EVENS)
        const rich = await player({ EUR: 100_000_00 })
        const prize = await defined(book, FREEBET)
        const { id: hunt } = await given(book, rich, { ...HUNT, prize })
        const level = { code: 'mini', name: 'Mini', seed_amount: 5_00, one_in: 1_000_000, counted_stake: 100_00 }
        const code = `offered-${rich.id}`
        const text = JSON.stringify({
          ...{ code, name: 'Jackpot', currency: 'EUR', min_stake: 1_000_00, approve_up_to: null },
          levels: [{ ...level, share_ppm: 1_000 }],
        })
        const { db, currencies } = book.parts.bets
        const made = await defineJackpot(db, currencies, text, { now: book.clock.now() })
        expect(made.kind).toBe('defined')
        // Bets read the running jackpots from memory.
        await book.passes(2_500)
        game.confirms()
        const ids: number[] = []
        for (const stake of ['1500.01', '999.99']) {
          const id = await large(book, rich, { ...single(game.home, LARGE), ...as(hunt, 'hunting') })
          expect((await rich.bet(id)).bonus).toMatchObject({ points: 60_000 })
          await desk(book, 'offer', String(id), '--stake', stake)
          const offered = Math.round(Number(stake) * 100)
          expect((await takes(rich, id, offered)).status).toBe(200)
          ids.push(id)
        }
        await book.passes(1_000)
        const bets = await Promise.all(ids.map((id) => rich.bet(id)))
        expect(bets.map(({ bonus, used_in_jackpot }) => [bonus?.points, used_in_jackpot])).toEqual([
          [15_000, true],
          [9_999, false],
        ])
        const draws = await db.query('SELECT contribution FROM jackpot_draws WHERE bet_id = ANY ($1::bigint[])', [ids])
        expect(draws).toEqual([{ contribution: 1_500_01_000n }])
        await setJackpotStatus(db, code, 'finish', book.clock.now())
      }))
  })
})
