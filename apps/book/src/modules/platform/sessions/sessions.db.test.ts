import { describe, expect, test } from 'vitest'
import { closeEndedSessions } from '../../../compose/session-ends.ts'
import { injectCall } from '../../../testing/inject-call.ts'
import { onBook } from '../../../testing/on-book.ts'
import { onDatabase } from '../../../testing/on-database.ts'
import { TEST_PASSWORD } from '../../../testing/test-password.ts'
import type { TestPlayer } from '../../../testing/test-player.ts'

const MINUTE_MS = 60_000
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

/** The same player signs in on another device; returns that device's session token. */
async function signsInOn(player: TestPlayer, userAgent: string, address: string): Promise<string> {
  const body = { email: player.email, password: TEST_PASSWORD }
  const headers = { 'user-agent': userAgent, 'x-forwarded-for': address }
  return (await injectCall(player.app, 'signIn', { body, headers })).newSession ?? ''
}

onDatabase((suite) => {
  describe('sessions', () => {
    test('PLAYER-01: a player sees where they are signed in: device, address, last use, and which one they are looking from', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        await book.passes(MINUTE_MS)
        const phone = await signsInOn(demo, IPHONE, '203.0.113.7')
        await book.passes(5 * MINUTE_MS)
        const laptop = await signsInOn(demo, FIREFOX, '2001:db8::1')
        await book.passes(2 * MINUTE_MS)
        const list = (await demo.call('getSessions', { session: phone })).answer.data
        expect(list.map(({ device, address, current }) => [device, address, current])).toEqual([
          ['Safari, iPhone', '203.0.113.7', true],
          ['Firefox, Linux', '2001:db8::1', false],
          [null, '127.0.0.1', false],
        ])
        expect(list[0]?.last_seen_at).toBe(new Date(book.clock.now()).toISOString())
        expect(list[1]?.last_seen_at).toBe(list[1]?.created_at)
        expect((await demo.call('getSessions', { session: laptop })).answer.data[0]?.current).toBe(true)
      }))

    test('PLAYER-01: a session that is ended is refused at once; one of another player is not found', () =>
      onBook(suite, async ({ player }) => {
        const [demo, other] = [await player(), await player()]
        const phone = await signsInOn(demo, IPHONE, '203.0.113.7')
        const list = (await demo.call('getSessions')).answer.data
        const id = list.find((session) => !session.current)?.id ?? 0
        expect((await other.call('endSession', { params: { id } })).error.key).toBe('error.not_found')
        expect((await demo.call('getPlayer', { session: phone })).status).toBe(200)
        expect((await demo.call('endSession', { params: { id } })).status).toBe(204)
        expect((await demo.call('getPlayer', { session: phone })).status).toBe(401)
        expect((await demo.call('endSession', { params: { id } })).error.key).toBe('error.not_found')
        const own = list.find((session) => session.current)?.id ?? 0
        await demo.call('endSession', { params: { id: own } })
        expect(demo.session).toBeNull()
      }))

    test('PLAYER-01 LIVE-02: whatever ends a session closes its own connections, those of no other, again until its tokens are too old', () =>
      onBook(suite, async ({ book, player }) => {
        const [demo, other] = [await player(), await player()]
        const [phone, laptop] = [
          await signsInOn(demo, IPHONE, '203.0.113.7'),
          await signsInOn(demo, FIREFOX, '203.0.113.8'),
        ]
        const users = async (who: TestPlayer, session = who.session) => {
          const list = (await who.call('getSessions', { session })).answer.data
          return `${who.id}.${list.find(({ current }) => current)?.id}`
        }
        const ended = [await users(demo, phone), await users(demo, laptop), await users(other)]
        const { db, log } = book.parts
        const closes = async () => {
          const before = book.publisher.disconnected.length
          await closeEndedSessions({ db, log, publisher: book.publisher })
          return book.publisher.disconnected.slice(before)
        }
        expect(await closes()).toEqual([])
        await demo.call('signOut', { session: phone })
        expect(await closes()).toEqual([ended[0]])
        await demo.call('endOtherSessions', { session: laptop })
        demo.session = laptop
        await demo.call('changePassword', {
          body: { current_password: TEST_PASSWORD, password: 'another long password' },
        })
        expect(await closes()).not.toContain(ended[1])
        await other.call('signOut')
        expect(await closes()).toEqual(expect.arrayContaining([ended[0], ended[2]]))
        book.publisher.isDown = true
        await db.query("UPDATE ended_sessions SET ended_at = ended_at - interval '1 minute'", [])
        expect(await closes()).toEqual([])
        book.publisher.isDown = false
        expect(await closes()).toHaveLength(3)
        expect(await closes()).toEqual([])
      }))

    test('PLAYER-01: all other sessions end together; this one and those of other players stay', () =>
      onBook(suite, async ({ book, player }) => {
        const [demo, other] = [await player(), await player()]
        const elsewhere = [await signsInOn(demo, IPHONE, '203.0.113.7'), await signsInOn(demo, FIREFOX, '203.0.113.8')]
        expect((await demo.call('endOtherSessions')).answer.data).toEqual({ ended: 2 })
        for (const session of elsewhere) expect((await demo.call('getPlayer', { session })).status).toBe(401)
        expect((await demo.call('getPlayer')).status).toBe(200)
        expect((await other.call('getPlayer')).status).toBe(200)
        for (const call of [
          'getSessions',
          'endOtherSessions',
          'startPlaySession',
          'getPlaySession',
          'continuePlaySession',
        ] as const) {
          expect((await injectCall(book.app, call)).error.key).toBe('error.unauthorized')
        }
      }))

    test('SAFE-02: play begins once for all devices and is continued; without limits no check is due, and a quarter of an hour away ends it', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const began = new Date(book.clock.now()).toISOString()
        const nothingSet = { reality_check_ms: null, reality_check_at: null, limit_reached_at: null }
        const nothingWon = { currency: 'EUR', staked: 0, won: 0 }
        expect((await demo.call('getPlaySession')).error).toMatchObject({ key: 'error.sessions.not_started' })
        const first = (await demo.call('startPlaySession')).answer.data
        expect(first).toEqual({ started_at: began, continued_at: null, played_ms: 0, ...nothingSet, ...nothingWon })
        await book.passes(10 * MINUTE_MS)
        const later = new Date(book.clock.now()).toISOString()
        const continued = (await demo.call('continuePlaySession')).answer.data
        const played = { played_ms: 10 * MINUTE_MS, ...nothingSet, ...nothingWon }
        expect(continued).toEqual({ started_at: began, continued_at: later, ...played })
        expect((await demo.call('startPlaySession')).answer.data).toEqual(continued)
        expect((await demo.call('getPlaySession')).answer.data).toEqual(continued)
        demo.session = await signsInOn(demo, FIREFOX, '203.0.113.8')
        expect((await demo.call('startPlaySession')).answer.data).toEqual(continued)
        await book.passes(16 * MINUTE_MS)
        expect((await demo.call('getPlaySession')).error).toMatchObject({ key: 'error.sessions.not_started' })
      }))
  })
})
