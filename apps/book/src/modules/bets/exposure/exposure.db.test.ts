import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { onBook } from '../../../testing/on-book.ts'
import { onDatabase } from '../../../testing/on-database.ts'
import type { TestBook } from '../../../testing/test-book.ts'
import type { TestSelection } from '../../../testing/test-match.ts'
import { combo, single, type TestPlayer } from '../../../testing/test-player.ts'
import { auditBook } from '../../settlement/index.ts'
import { stakeLimits } from '../placement/stake-limits.ts'
import { exposureAmount, largestPayout } from './amount.ts'

async function maxStake(player: TestPlayer, selections: readonly TestSelection[], currency = 'EUR'): Promise<number> {
  const { answer } = await player.call('getMaxStake', { body: { bets: [{ stake: { currency }, selections }] } })
  return answer.data[0]?.max_stake ?? -1
}

/** Limits of the book on a football result, in cents; put back afterwards. */
async function withLimits(
  book: TestBook,
  limits: { readonly outcome: number; readonly market: number; readonly player: number },
  run: () => Promise<void>,
): Promise<void> {
  const { riskLimits } = book.parts.bets
  const original = riskLimits.of
  const limit = { perOutcome: limits.outcome, perMarket: limits.market, perPlayer: limits.player }
  Object.assign(riskLimits, { of: () => limit })
  try {
    await run()
  } finally {
    Object.assign(riskLimits, { of: original })
  }
}

const ROOMY = { outcome: 1_000_000_00, market: 1_000_000_00, player: 1_000_000_00 }

onDatabase((suite) => {
  describe('exposure', () => {
    test('SLIP-11: the largest stake falls with the accepted bets, by outcome, market and player, and placement takes exactly that', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match({ odds: { home: 20_000, draw: 25_000 } })
        const [first, second] = [await player({ EUR: 100_000_00 }), await player({ EUR: 100_000_00 })]
        await withLimits(book, { outcome: 1_000_00, market: 1_500_00, player: 800_00 }, async () => {
          expect(await maxStake(first, [game.home])).toBe(400_00)
          ;(await first.places(single(game.home, 400_00))).expectAccepted()
          // All that one player may have on a market.
          expect(await maxStake(first, [game.draw])).toBe(0)
          const own = (await first.places(single(game.draw, 10))).expectRefused('stake_too_high')
          expect(own.data.errors_by_bet).toMatchObject([{ bet_index: 0, code: 141, max_stake: 0 }])
          // What the outcome leaves to others.
          expect(await maxStake(second, [game.home])).toBe(100_00)
          const over = (await second.places(single(game.home, 100_01))).expectRefused('stake_too_high')
          expect(over.data.errors_by_bet[0]?.max_stake).toBe(100_00)
          ;(await second.places(single(game.home, 100_00))).expectAccepted()
          expect(await maxStake(second, [game.home])).toBe(0)
          // What the market leaves: 1,500 - 800 - 200.
          expect(await maxStake(second, [game.draw])).toBe(200_00)
          ;(await second.places([single(game.draw, 120_00), single(game.draw, 120_00)])).expectRefused('stake_too_high')
          ;(await second.places(single(game.draw, 200_00))).expectAccepted()
        })
        await book.expectCleanBooks()
      }))

    test('SLIP-11: a combo counts whole on every leg; other matches do not matter', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [a, b, c] = [match({ odds: { home: 20_000 } }), match({ odds: { home: 20_000 } }), match()]
        const demo = await player({ EUR: 10_000_00 })
        await withLimits(book, { ...ROOMY, outcome: 1_000_00 }, async () => {
          ;(await demo.places(combo([a.home, b.home], 200_00))).expectAccepted()
          expect(await maxStake(demo, [a.home])).toBe(100_00)
          expect(await maxStake(demo, [a.home, c.away])).toBe(Math.floor(20_000 / 7.2))
          expect(await maxStake(demo, [c.home])).toBe(476_19)
        })
      }))

    test('SLIP-11: bets that are rejected, settled, cancelled or cashed out free their part of the limit', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [live, game, other] = [match({ isLive: true }), match({ odds: { home: 20_000 } }), match()]
        const demo = await player({ EUR: 10_000_00 })
        await withLimits(book, { ...ROOMY, outcome: 1_000_00 }, async () => {
          ;(await demo.places(single(live.home, 400_00), { mode: 'none' })).expectAccepted()
          expect(await maxStake(demo, [live.home])).toBeLessThan(100_00)
          live.moves({ home: 20_000 })
          await book.passes(3_000)
          expect(await maxStake(demo, [live.home])).toBe(500_00)

          const [bet] = (await demo.places(combo([game.home, other.home], 200_00))).expectAccepted()
          const body = { bet_id: bet?.id, to_cashout: bet?.to_cashout, share: 50 }
          const headers = { 'idempotency-key': `exposure-${bet?.id}` }
          expect((await demo.call('cashOutBet', { body, headers })).status).toBe(200)
          await book.works()
          // Half of 840.00 is left, and half of the room.
          expect(await maxStake(demo, [game.home])).toBe(290_00)
          await other.ends({ home: 'lose', away: 'win' })
          await book.works()
          expect(await maxStake(demo, [game.home])).toBe(500_00)
        })
        expect(await auditBook(book.parts.db), 'The books are not clean').toEqual([])
      }))

    test('SLIP-11: 24 players at once on one outcome: no more than the limit is taken, and none of it is left unused', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match({ odds: { home: 20_000 } })
        const players = await Promise.all(Array.from({ length: 24 }, () => player({ EUR: 1_000_00 })))
        await withLimits(book, { ...ROOMY, outcome: 1_000_00 }, async () => {
          let taken = 0
          await Promise.all(
            players.map(async (each, index) => {
              for (const stake of [17_00 + index, 30_00, 11_00]) {
                const { result } = await each.places(single(game.home, stake))
                if (result.status === 201) taken += 2 * stake
                else expect(result.error.key).toBe('error.place_bets.stake_too_high')
              }
            }),
          )
          expect(taken).toBeLessThanOrEqual(1_000_00)
          const rest = await maxStake(players[0] as TestPlayer, [game.home])
          expect(2 * rest).toBe(1_000_00 - taken)
          if (rest >= 10) (await (players[1] as TestPlayer).places(single(game.home, rest))).expectAccepted()
          expect(await maxStake(players[2] as TestPlayer, [game.home])).toBeLessThan(10)
          ;(await (players[3] as TestPlayer).places(single(game.home, 10_00))).expectRefused('stake_too_high')
        })
        expect(await auditBook(book.parts.db), 'The books are not clean').toEqual([])
      }))

    test('SLIP-11: a limit that an operator lowers holds from then on, one they raise gives room again', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match({ odds: { home: 20_000 } })
        const [first, second] = [await player({ EUR: 10_000_00 }), await player({ EUR: 10_000_00 })]
        await withLimits(book, { ...ROOMY, outcome: 1_000_00 }, async () => {
          ;(await first.places(single(game.home, 25_00))).expectAccepted()
          ;(await second.places(single(game.home, 25_00))).expectAccepted()
        })
        await withLimits(book, { ...ROOMY, outcome: 150_00 }, async () => {
          expect(await maxStake(first, [game.home])).toBe(25_00)
          ;(await first.places(single(game.home, 26_00))).expectRefused('stake_too_high')
          ;(await second.places(single(game.home, 25_00))).expectAccepted()
          ;(await first.places(single(game.home, 1_00))).expectRefused('stake_too_high')
        })
        await withLimits(book, { ...ROOMY, outcome: 200_00 }, async () => {
          ;(await first.places(single(game.home, 25_00))).expectAccepted()
          expect(await maxStake(first, [game.home])).toBe(0)
        })
      }))

    test('SLIP-11: the limits are by sport and class of market; a currency counts at its rate', () =>
      onBook(suite, async ({ book, match, player }) => {
        const { riskLimits } = book.parts.bets
        expect(riskLimits.of('football', 1).perOutcome).toBeGreaterThan(riskLimits.of('football', 45).perOutcome)
        expect(riskLimits.of('cs2', 186).perOutcome).toBeLessThan(riskLimits.of('football', 1).perOutcome)
        expect(riskLimits.of('nothing', 9_999)).toEqual(riskLimits.of('football', 45))
        const game = match({ odds: { home: 20_000 } })
        const demo = await player({ BTC: 500_000_000, EUR: 1 })
        await withLimits(book, { ...ROOMY, outcome: 10_000_00 }, async () => {
          // 10,000 EUR are 0.1 BTC.
          expect(await maxStake(demo, [game.home], 'BTC')).toBe(5_000_000)
          ;(await demo.places(single(game.home, 5_000_001, 'BTC'))).expectRefused('stake_too_high')
          ;(await demo.places(single(game.home, 5_000_000, 'BTC'))).expectAccepted()
        })
      }))

    test('SLIP-11: for any price, room and currency: the largest stake fits into the room, and one subunit more does not', () =>
      onBook(suite, async ({ book }) => {
        const rules = [...book.parts.currencies.values()]
        const shape = { type: 'combo' as const, system: null }
        fc.assert(
          fc.property(
            fc.nat({ max: rules.length - 1 }),
            fc.array(fc.integer({ min: 10_100, max: 5_000_000 }), { minLength: 1, maxLength: 5 }),
            fc.bigInt({ min: 0n, max: 10n ** 11n }),
            (at, prices, room) => {
              const rule = rules[at]
              if (rule === undefined) return
              const { max } = stakeLimits(rule, shape, prices, room)
              const n = prices.reduce((product, price) => product * BigInt(price), 1n)
              const d = 10_000n ** BigInt(prices.length)
              const returned = (stake: bigint) => (2n * stake * n + d) / (2n * d)
              if (max > 0n) expect(exposureAmount(rule, returned(max)) <= room).toBe(true)
              const isOther = max === rule.maxStake || returned(max + 1n) > rule.maxPayout
              if (!isOther) expect(exposureAmount(rule, returned(max + 1n)) > room).toBe(true)
              expect(exposureAmount(rule, largestPayout(rule, room)) <= room).toBe(true)
            },
          ),
        )
      }))
  })
})
