import type { CallBody } from '@touchline/contract'
import type { TimeLimitType } from '@touchline/contract/constants'
import { describe, expect, test } from 'vitest'
import { injectCall } from '../../testing/inject-call.ts'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import type { TestBook } from '../../testing/test-book.ts'
import { testOperator } from '../../testing/test-operator.ts'
import { TEST_PASSWORD } from '../../testing/test-password.ts'
import { single, type TestPlayer } from '../../testing/test-player.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

type Period = 'day' | 'week' | 'month'

async function limit(player: TestPlayer, type: TimeLimitType, amount: number, period: Period | null = null) {
  const body = { type, period, amount, time_zone: 'UTC' } as CallBody<'setUserLimit'>
  const { status, text } = await player.call('setUserLimit', { body })
  expect(status, text).toBe(200)
}

async function usedOf(player: TestPlayer) {
  return (await player.call('getUserLimits')).answer.data[0]?.used
}

/** Another place where the same player is signed in. */
type Device = Pick<TestPlayer, 'app' | 'session'>

/** The player looks on for so many minutes, on each of these devices; returns the last poll's response. */
async function looksOn(book: TestBook, minutes: number, ...devices: Device[]) {
  let key: string | undefined
  for (let minute = 0; minute < minutes; minute++) {
    for (const device of devices) {
      const polled = await injectCall(device.app, 'getPlaySession', { session: device.session })
      key = polled.status === 200 ? undefined : polled.error.key
      const { newSession } = await injectCall(device.app, 'trackActivity', { session: device.session })
      if (newSession !== undefined) device.session = newSession
    }
    book.clock.advance(MINUTE_MS)
  }
  await book.passes(0)
  return key
}

async function onAnotherDevice({ app, email }: TestPlayer): Promise<Device> {
  const { newSession } = await injectCall(app, 'signIn', { body: { email, password: TEST_PASSWORD } })
  return { app, session: newSession ?? '' }
}

onDatabase((suite) => {
  describe('time of play', () => {
    test('SAFE-02: when a reality check is due no bet is taken before the player continues; it shows what play has cost', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [lost, open] = [match(), match()]
        const demo = await player({ EUR: 100_00, USD: 100_00 })
        await limit(demo, 'reality_check', 30 * MINUTE_MS)
        const { reality_check_ms, reality_check_at } = (await demo.call('startPlaySession')).answer.data
        expect(reality_check_ms).toBe(30 * MINUTE_MS)
        expect(reality_check_at).toBe(new Date(book.clock.now() + 30 * MINUTE_MS).toISOString())
        ;(await demo.places(single(lost.away, 10_00))).expectAccepted()
        await lost.ends()
        expect(await looksOn(book, 29, demo)).toBeUndefined()
        open.moves({ home: 20_000 })
        ;(await demo.places(single(open.home, 5_00))).expectAccepted()
        await looksOn(book, 1, demo)
        open.moves({ home: 20_000 })
        ;(await demo.places(single(open.home, 5_00))).expectRefused('reality_check_due')
        const { data } = (await demo.call('getPlaySession')).answer
        expect(data).toMatchObject({ played_ms: 30 * MINUTE_MS, currency: 'EUR', staked: 15_00, won: 0 })
        const { data: next } = (await demo.call('continuePlaySession')).answer
        expect(next.reality_check_at).toBe(new Date(book.clock.now() + 30 * MINUTE_MS).toISOString())
        ;(await demo.places(single(open.home, 5_00))).expectAccepted()
      }))

    test('SAFE-02 SAFE-04: a win that is taken back counts as won no more, also where its money is gone and owed; check, history and limit agree', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [won, spent, next] = [match(), match(), match()]
        const demo = await player({ EUR: 10_00, USD: 5_00 })
        const operator = testOperator(book)
        const body = { type: 'loss', period: 'day', amount: 100_00, currency: 'EUR', time_zone: 'UTC' } as const
        expect((await demo.call('setUserLimit', { body })).status).toBe(200)
        await demo.call('startPlaySession')
        const shown = async () => {
          const play = (await demo.call('getPlaySession')).answer.data
          const { days } = (await demo.call('getPlayHistory', { query: { time_zone: 'UTC' } })).answer.data
          const today = days.find(({ day }) => day === new Date(book.clock.now()).toISOString().slice(0, 10))
          expect([today?.staked, today?.won]).toEqual([play.staked, play.won])
          expect(await usedOf(demo)).toBe(play.staked - play.won)
          return [play.staked, play.won]
        }
        ;(await demo.places(single(won.home, 10_00))).expectAccepted()
        await won.ends()
        await book.works()
        expect(await shown()).toEqual([10_00, 21_00])
        ;(await demo.places(single(spent.home, 20_00))).expectAccepted()
        await operator.settles(won, { home: 'lose' })
        // 1.00 is taken back, 5.00 USD pay a part of the debt.
        expect(await shown()).toEqual([30_00, 0])
        await operator.settles(won, { home: 'void' })
        expect(await shown()).toEqual([30_00, 10_00])
        await spent.ends()
        await book.works()
        expect(await shown()).toEqual([30_00, 52_00])
        ;(await demo.places(single(next.home, 30_00))).expectAccepted()
        await operator.rollsBack(spent)
        expect(await shown()).toEqual([60_00, 10_00])
      }))

    test('SAFE-04: a deposit that was charged back counts as paid in no more, also where its money is gone and owed', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player({ EUR: 0 })
        const { deposit } = await book.cashier.pays(demo, 50_00)
        ;(await demo.places(single(game.home, 40_00))).expectAccepted()
        expect((await book.cashier.sends(book.cashier.word(deposit, 'charged_back'))).body.result).toBe('taken')
        const { days } = (await demo.call('getPlayHistory', { query: { time_zone: 'UTC' } })).answer.data
        expect(days.reduce((sum, { deposited }) => sum + deposited, 0)).toBe(0)
      }))

    test('SAFE-02: a bet starts play, so that a client that never reports play is held to reality checks too', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player()
        await limit(demo, 'reality_check', 10 * MINUTE_MS)
        ;(await demo.places(single(game.home, 1_00))).expectAccepted()
        await book.passes(10 * MINUTE_MS)
        game.moves({ home: 20_000 })
        ;(await demo.places(single(game.home, 1_00))).expectRefused('reality_check_due')
      }))

    test('SAFE-02: a bet starts play where the country requires reality checks too, even if its client never reports play', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const uk = await book.restarts({ JURISDICTION: 'uk' })
        demo.app = uk.app
        const game = uk.offers({ id: 970_001 })
        const bets = async () => {
          game.moves({ home: 20_000 })
          return demo.places(single(game.home, 1_00))
        }
        // Never a quarter of an hour without a bet: one stretch of play.
        for (let minute = 0; minute < 60; minute += 10) {
          ;(await bets()).expectAccepted()
          await uk.passes(10 * MINUTE_MS)
        }
        ;(await bets()).expectRefused('reality_check_due')
        await demo.call('continuePlaySession')
        ;(await bets()).expectAccepted()
      }))

    test('SAFE-03: a session of play ends at its limit on every device, and none begins before the rest is over', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player()
        const phone = await onAnotherDevice(demo)
        await limit(demo, 'sportsbook_session', 20 * MINUTE_MS)
        const { data } = (await demo.call('startPlaySession')).answer
        expect(data.limit_reached_at).toBe(new Date(book.clock.now() + 20 * MINUTE_MS).toISOString())
        expect(await looksOn(book, 20, demo, phone)).toBeUndefined()
        for (const { session } of [demo, phone]) {
          const begun = await demo.call('startPlaySession', { session })
          expect([begun.status, begun.error.key]).toEqual([403, 'error.sessions.limit_reached'])
          expect((await demo.call('getPlaySession', { session })).error.code).toBe(1162)
        }
        game.moves({ home: 20_000 })
        ;(await demo.places(single(game.home, 1_00))).expectRefused('play_time_over')
        await book.passes(HOUR_MS)
        const again = (await demo.call('startPlaySession')).answer.data
        expect(again.started_at).toBe(new Date(book.clock.now()).toISOString())
        game.moves({ home: 20_000 })
        ;(await demo.places(single(game.home, 1_00))).expectAccepted()
      }))

    test('SAFE-03: who leaves before the limit and comes back later starts again', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        await limit(demo, 'sportsbook_session', 20 * MINUTE_MS)
        await demo.call('startPlaySession')
        await looksOn(book, 5, demo)
        await book.passes(20 * MINUTE_MS)
        expect((await demo.call('getPlaySession')).error.key).toBe('error.sessions.not_started')
        const { data } = (await demo.call('startPlaySession')).answer
        expect(data.limit_reached_at).toBe(new Date(book.clock.now() + 20 * MINUTE_MS).toISOString())
      }))

    test('SAFE-01: time of play in a day counts once, from however many devices, and starts again with the next day', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player()
        const phone = await onAnotherDevice(demo)
        await limit(demo, 'time', 30 * MINUTE_MS, 'day')
        await demo.call('startPlaySession')
        await looksOn(book, 10, demo, phone)
        expect(await usedOf(demo)).toBe(10 * MINUTE_MS)
        await book.passes(HOUR_MS)
        await demo.call('startPlaySession')
        await looksOn(book, 20, demo)
        game.moves({ home: 20_000 })
        ;(await demo.places(single(game.home, 1_00))).expectRefused('play_time_over')
        expect((await demo.call('startPlaySession')).status).toBe(403)
        // It began at eight in the morning.
        await book.passes(15 * HOUR_MS)
        expect((await demo.call('startPlaySession')).status).toBe(200)
        game.moves({ home: 20_000 })
        ;(await demo.places(single(game.home, 1_00))).expectAccepted()
      }))

    test('SAFE-01: activity counts by the minute and once for all tabs; at its limit the call returns 401 and no bet is taken', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player()
        const phone = await onAnotherDevice(demo)
        expect((await demo.call('trackActivity')).status).toBe(204)
        await limit(demo, 'activity', 5 * MINUTE_MS, 'day')
        expect(await usedOf(demo)).toBe(0)
        for (let minute = 0; minute < 4; minute++) {
          expect((await demo.call('trackActivity')).status).toBe(204)
          expect((await demo.call('trackActivity', { session: phone.session })).status).toBe(204)
          await book.passes(MINUTE_MS)
        }
        expect(await usedOf(demo)).toBe(4 * MINUTE_MS)
        const fifth = await demo.call('trackActivity')
        expect([fifth.status, fifth.error.code]).toEqual([401, 1163])
        game.moves({ home: 20_000 })
        ;(await demo.places(single(game.home, 1_00))).expectRefused('play_time_over')
        expect((await demo.call('getPlayer')).status).toBe(200)
      }))

    test('SAFE-01: being signed in ends at its limit, on sessions that begin and on those that are there', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        await book.passes(2 * HOUR_MS)
        const phone = await onAnotherDevice(demo)
        await limit(demo, 'session', HOUR_MS)
        expect((await demo.call('getPlayer')).status).toBe(401)
        await book.passes(HOUR_MS - 1)
        expect((await demo.call('getPlayer', { session: phone.session })).status).toBe(200)
        await book.passes(1)
        expect((await demo.call('getPlayer', { session: phone.session })).status).toBe(401)
        demo.session = (await onAnotherDevice(demo)).session
        await book.passes(HOUR_MS)
        expect((await demo.call('getPlayer')).status).toBe(401)
      }))
  })
})
