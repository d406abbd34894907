import { DEFAULT_POLICY } from '@touchline/betting'
import type { CallBody } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import type { TestBook } from '../../testing/test-book.ts'
import type { TestPlayer } from '../../testing/test-player.ts'
import { deposit } from '../wallet/index.ts'
import { depositRefusal } from './index.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

type Period = 'day' | 'week' | 'month'

async function limit(player: TestPlayer, amount: number, period: Period = 'day', time_zone = 'UTC') {
  const body: CallBody<'setUserLimit'> = { type: 'deposit', period, amount, currency: 'EUR', time_zone }
  const { status, text } = await player.call('setUserLimit', { body })
  expect(status, text).toBe(200)
}

/** Requests a deposit and books it where nothing is against it. */
function pays(book: TestBook, player: TestPlayer, amount: number, currency = 'EUR', policy = DEFAULT_POLICY) {
  const at = book.clock.now()
  const wanted = { playerId: player.id, amount: BigInt(amount), currency, at }
  return book.parts.db.tx(async (tx) => {
    const refusal = await depositRefusal(tx, wanted, policy)
    if (refusal === null) await deposit(tx, wanted)
    return refusal
  })
}

onDatabase((suite) => {
  describe('limits on deposits', () => {
    test('SAFE-04: deposits of a day stop at the limit, in every currency together, until the next day begins where the player lives', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player({ EUR: 0, USD: 0 })
        // It is 17:00 in Tokyo.
        await limit(demo, 100_00, 'day', 'Asia/Tokyo')
        expect(await pays(book, demo, 60_00)).toBeNull()
        expect(await pays(book, demo, 40_01)).toBe('deposit_limit_reached')
        expect(await pays(book, demo, 60_00, 'USD')).toBe('deposit_limit_reached')
        expect(await pays(book, demo, 40_00)).toBeNull()
        const [own] = (await demo.call('getUserLimits')).answer.data
        expect(own).toMatchObject({ type: 'deposit', used: 100_00, strategy: 'calendar' })
        await book.passes(7 * HOUR_MS - 1)
        expect(await pays(book, demo, 1)).toBe('deposit_limit_reached')
        await book.passes(1)
        expect(await pays(book, demo, 100_00)).toBeNull()
        await demo.expectBalance(200_00)
      }))

    test('SAFE-04: of a day, a week and a month the lowest counts', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player({ EUR: 0 })
        await limit(demo, 100_00, 'day')
        await limit(demo, 150_00, 'week')
        await limit(demo, 180_00, 'month')
        expect(await pays(book, demo, 100_00)).toBeNull()
        await book.passes(DAY_MS)
        expect(await pays(book, demo, 51_00)).toBe('deposit_limit_reached')
        expect(await pays(book, demo, 50_00)).toBeNull()
        // A Friday began it: the week is over on Monday.
        await book.passes(2 * DAY_MS)
        expect(await pays(book, demo, 31_00)).toBe('deposit_limit_reached')
        expect(await pays(book, demo, 30_00)).toBeNull()
      }))

    test('SAFE-04: twenty deposits at once never pass a limit together', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player({ EUR: 0 })
        await limit(demo, 50_00)
        const outcomes = await Promise.all(Array.from({ length: 20 }, () => pays(book, demo, 10_00)))
        expect(outcomes.filter((refusal) => refusal === null)).toHaveLength(5)
        await demo.expectBalance(50_00)
      }))

    test('SAFE-04: nothing is paid in during a break', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player({ EUR: 0 })
        await demo.call('excludePlayer', { body: { type: 'coolingoff', days: 1 } })
        expect(await pays(book, demo, 10_00)).toBe('excluded')
        await book.passes(DAY_MS)
        expect(await pays(book, demo, 10_00)).toBeNull()
      }))

    test('SAFE-04: where a limit has to be set before the first deposit, none is taken without', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player({ EUR: 0 })
        const strict = { ...DEFAULT_POLICY, needsDepositLimit: true }
        expect(await pays(book, demo, 10_00, 'EUR', strict)).toBe('deposit_limit_needed')
        await limit(demo, 20_00, 'month')
        expect(await pays(book, demo, 10_00, 'EUR', strict)).toBeNull()
      }))
  })
})
