import type { CallBody } from '@touchline/contract'
import type { LimitPeriod, MoneyLimitType } from '@touchline/contract/constants'
import { describe, expect, test } from 'vitest'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import { TEST_PASSWORD } from '../../testing/test-password.ts'
import { combo, single, type TestPlayer } from '../../testing/test-player.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

interface Wish {
  readonly type?: MoneyLimitType
  readonly period?: LimitPeriod | null
  readonly amount?: number | null
  readonly currency?: string
  readonly time_zone?: string
}

const wish = (given: Wish) =>
  ({
    ...{ type: 'wager', period: 'day', amount: 100_00, currency: 'EUR', time_zone: 'UTC' },
    ...given,
  }) as CallBody<'setUserLimit'>

/** Sets a limit and returns its state after that; undefined if there is none. */
async function limits(player: TestPlayer, given: Wish) {
  const body = wish(given)
  const result = await player.call('setUserLimit', { body })
  expect(result.status, result.text).toBe(200)
  return result.answer.data.find(({ type, period }) => type === body.type && period === body.period)
}

const signsIn = (player: TestPlayer) =>
  player.call('signIn', { body: { email: player.email, password: TEST_PASSWORD } })

onDatabase((suite) => {
  describe('limits of players', () => {
    test('SAFE-04: stakes of a day stop at the limit, in every currency together, until the next day begins where the player lives', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player({ EUR: 1_000_00, USD: 1_000_00 })
        await limits(demo, { time_zone: 'Europe/Berlin' })
        ;(await demo.places(single(game.home, 60_00))).expectAccepted()
        ;(await demo.places(single(game.home, 60_00))).expectRefused('own_limit_reached')
        ;(await demo.places(single(game.home, 60_00, 'USD'))).expectRefused('own_limit_reached')
        ;(await demo.places(single(game.home, 40_00))).expectAccepted()
        ;(await demo.places(single(game.home, 1_00, 'USD'))).expectRefused('own_limit_reached')
        await demo.expectBalance(900_00)
        const { data } = (await demo.call('getUserLimits')).answer
        expect(data).toMatchObject([{ type: 'wager', period: 'day', amount: 100_00, used: 100_00, status: 'active' }])
        await book.passes(DAY_MS)
        game.moves({ home: 20_000 })
        ;(await demo.places(single(game.home, 60_00))).expectAccepted()
      }))

    test('SAFE-04: one stake is never above its limit, and a refused request is refused whole', () =>
      onBook(suite, async ({ match, player }) => {
        const [a, b] = [match(), match()]
        const demo = await player()
        await limits(demo, { type: 'bet', period: null, amount: 20_00 })
        ;(await demo.places([single(a.home, 20_00), single(b.home, 20_01)])).expectRefused('own_limit_reached')
        ;(await demo.places([single(a.home, 20_00), single(b.home, 20_00)])).expectAccepted()
        await demo.expectBalance(960_00)
      }))

    test('SAFE-04: what a period costs counts what came back, and open stakes as lost', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [a, b] = [match(), match()]
        const demo = await player()
        await limits(demo, { type: 'loss', period: 'week', amount: 50_00 })
        ;(await demo.places(single(a.home, 50_00))).expectAccepted()
        ;(await demo.places(single(b.home, 1_00))).expectRefused('own_limit_reached')
        await a.ends()
        await book.works()
        const used = async () => (await demo.call('getUserLimits')).answer.data[0]?.used
        expect(await used()).toBe(-55_00)
        ;(await demo.places(single(b.away, 60_00))).expectAccepted()
        expect(await used()).toBe(5_00)
        await b.ends()
        await book.works()
        expect(await used()).toBe(5_00)
      }))

    test('SAFE-04: lower holds at once; higher and none only after a day, a second word and in time', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player()
        await limits(demo, { amount: 100_00 })
        expect(await limits(demo, { amount: 10_00 })).toMatchObject({ amount: 10_00, status: 'active' })
        const raised = await limits(demo, { amount: 200_00 })
        expect(raised).toMatchObject({ amount: 10_00, next_amount: 200_00, status: 'unconfirmed' })
        const confirm = (id = raised?.id ?? 0) => demo.call('confirmUserLimit', { params: { id } })
        expect((await confirm()).error?.code).toBe(1038)
        ;(await demo.places(single(game.home, 11_00))).expectRefused('own_limit_reached')
        await book.passes(DAY_MS)
        const [now] = (await confirm()).answer.data
        expect(now).toMatchObject({ amount: 200_00, next_amount: null, status: 'active', confirm_until: null })
        expect((await confirm()).status).toBe(404)

        const lifted = await limits(demo, { amount: null })
        expect(lifted).toMatchObject({ amount: 200_00, status: 'unconfirmed_disabled', next_amount: null })
        await book.passes(8 * DAY_MS + 1)
        expect((await confirm(lifted?.id)).error?.code).toBe(1038)
        expect(await limits(demo, { amount: null })).toMatchObject({ status: 'unconfirmed_disabled' })
        await book.passes(DAY_MS)
        expect((await confirm(lifted?.id)).answer.data).toEqual([])
      }))

    test('SAFE-04: a wish is taken back by setting the limit as it is', () =>
      onBook(suite, async ({ player }) => {
        const demo = await player()
        await limits(demo, { amount: 10_00 })
        await limits(demo, { amount: 20_00 })
        expect(await limits(demo, { amount: 10_00 })).toMatchObject({
          amount: 10_00,
          status: 'active',
          confirm_from: null,
        })
      }))

    test('SAFE-04: twenty bets at once never pass a limit together, in any mix of currencies', () =>
      onBook(suite, async ({ match, player }) => {
        const game = match()
        const demo = await player({ EUR: 1_000_00, USD: 1_000_00 })
        await limits(demo, { amount: 50_00 })
        const placed = await Promise.all(
          Array.from({ length: 20 }, (_, i) => demo.places(single(game.home, 10_00, i % 2 ? 'USD' : 'EUR'))),
        )
        const accepted = placed.filter(({ result }) => result.status === 201).length
        expect(accepted).toBeGreaterThanOrEqual(5)
        const [limit] = (await demo.call('getUserLimits')).answer.data
        expect(limit?.used).toBeLessThanOrEqual(50_00)
        for (const { result } of placed) if (result.status !== 201) expect(result.error?.code).toBe(149)
      }))

    test('SAFE-04: a bet above a limit is refused also while that limit is being lowered', () =>
      onBook(suite, async ({ match, player }) => {
        const game = match()
        const demo = await player()
        await limits(demo, { amount: 100_00 })
        for (let amount = 99_00; amount > 69_00; amount -= 1_00) {
          const bet = () => demo.places(single(game.home, 150_00))
          const [, ...placed] = await Promise.all([limits(demo, { amount }), bet(), bet(), bet()])
          for (const placement of placed) placement.expectRefused('own_limit_reached')
        }
        await demo.expectBalance(1_000_00)
      }))

    test('SAFE-04: a break ends every session, takes no bets until its end and cannot be undone; settlement continues', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [a, b] = [match(), match()]
        const demo = await player()
        const [bet] = (await demo.places(single(a.home, 10_00))).expectAccepted()
        const begun = await demo.call('excludePlayer', { body: { type: 'coolingoff', days: 7 } })
        expect([begun.status, begun.answer.data.status]).toEqual([201, 'active'])
        expect((await demo.call('getPlayer')).status).toBe(401)
        await signsIn(demo)
        ;(await demo.places(combo([a.home, b.home], 10_00))).expectRefused('excluded')
        const [limit] = (await demo.call('getUserLimits')).answer.data
        const confirmed = await demo.call('confirmUserLimit', { params: { id: limit?.id ?? 0 } })
        expect(confirmed.error?.code).toBe(1038)
        await a.ends()
        await book.works()
        expect((await demo.bets()).find(({ id }) => id === bet?.id)?.status).toBe('done')
        await book.passes(7 * DAY_MS - HOUR_MS)
        b.moves({ home: 20_000 })
        ;(await demo.places(single(b.home, 10_00))).expectRefused('excluded')
        await book.passes(HOUR_MS + 1)
        b.moves({ home: 20_000 })
        ;(await demo.places(single(b.home, 10_00))).expectAccepted()
      }))

    test('SAFE-04: an exclusion is over only after its time, a word and a day more', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player()
        await demo.call('excludePlayer', { body: { type: 'selfexclusion', days: 180 } })
        await book.passes(181 * DAY_MS)
        await signsIn(demo)
        game.moves({ home: 20_000 })
        ;(await demo.places(single(game.home, 10_00))).expectRefused('excluded')
        const [limit] = (await demo.call('getUserLimits')).answer.data
        expect(limit?.status).toBe('unconfirmed_disabled')
        const [back] = (await demo.call('confirmUserLimit', { params: { id: limit?.id ?? 0 } })).answer.data
        expect(back?.status).toBe('confirmed_disabled')
        ;(await demo.places(single(game.home, 10_00))).expectRefused('excluded')
        await book.passes(DAY_MS)
        game.moves({ home: 20_000 })
        ;(await demo.places(single(game.home, 10_00))).expectAccepted()
      }))

    test('SAFE-04: nonsense is refused and changes nothing; a limit keeps its currency, and a zone that is none counts as UTC', () =>
      onBook(suite, async ({ player }) => {
        const demo = await player()
        const code = async (given: Wish) => (await demo.call('setUserLimit', { body: wish(given) })).error?.code
        expect(await code({ type: 'bet' })).toBe(1000)
        expect(await code({ period: null })).toBe(1000)
        expect(await code({ amount: 0 })).toBe(1000)
        expect(await code({ currency: 'XXX' })).toBe(1068)
        expect((await demo.call('getUserLimits')).answer.data).toEqual([])
        await limits(demo, { time_zone: 'Mars/Olympus' })
        expect(await code({ currency: 'USD' })).toBe(1164)
        expect(await limits(demo, { amount: 90_00 })).toMatchObject({ amount: 90_00, currency: 'EUR' })
      }))
  })
})
