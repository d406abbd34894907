import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { injectCall } from '../../testing/inject-call.ts'
import { onDatabase } from '../../testing/on-database.ts'
import { type PushService, startPushService } from '../../testing/push-service.ts'
import { openTestBook, type TestBook } from '../../testing/test-book.ts'
import { single, type TestPlayer } from '../../testing/test-player.ts'
import { openTestWorld } from '../../testing/test-world.ts'

const BOTH = ['bets', 'kick_offs'] as const
let serial = 900_000

onDatabase((suite) => {
  describe('push', () => {
    let service: PushService
    beforeAll(async () => {
      service = await startPushService()
    })
    afterEach(() => {
      service.status = 201
      service.tries = 0
      service.pushed.length = 0
    })
    afterAll(() => service.close())

    /** Runs on a book that may send to the local push service. */
    async function onPushBook(run: (book: TestBook, demo: TestPlayer) => Promise<void>): Promise<void> {
      const { db } = suite()
      await db.exec('DELETE FROM rate_limits; DELETE FROM provider_heartbeats; DELETE FROM provider_statuses')
      const book = await openTestBook(db, undefined, { PUSH_SERVICES: service.origin })
      const demo = await book.player(`push-${++serial}`)
      await run(book, demo)
      // The rows must not reach the next test.
      await db.exec('DELETE FROM push_subscriptions; DELETE FROM favourites')
      await book.close()
    }

    async function subscribes(who: TestPlayer, topics: readonly string[] = BOTH) {
      const subscription = service.subscription()
      expect((await who.call('subscribeToPush', { body: { ...subscription, topics } })).status).toBe(204)
      return subscription
    }

    async function settles(book: TestBook): Promise<void> {
      await book.works()
      await book.does('pushes')
    }

    async function settlesABet(book: TestBook, demo: TestPlayer): Promise<number> {
      const game = book.offers({ id: ++serial })
      const [bet] = (await demo.places(single(game.home, 10_00))).expectAccepted()
      await game.ends({ home: 'win' })
      await settles(book)
      return bet?.id ?? 0
    }

    /** Follows a match; returns what lets it begin. */
    async function follows(book: TestBook, demo: TestPlayer): Promise<() => Promise<number>> {
      const world = await openTestWorld(book)
      const id = await world.played({ home: 'arsenal', away: 'chelsea' })
      await demo.call('addFavourite', { params: { type: 'events', id } }).then(({ status }) => expect(status).toBe(204))
      return async () => {
        await book.parts.db.query('UPDATE matches SET status = 1, starts_at = $2 WHERE id = $1', [
          id,
          new Date(book.clock.now() - 5_000),
        ])
        await book.parts.db.query("SELECT tell_kick_offs($1, '15 minutes')", [new Date(book.clock.now())])
        await book.does('pushes')
        return id
      }
    }

    const kicksOff = async (book: TestBook, demo: TestPlayer) => (await follows(book, demo))()

    test('PLAYER-07: a settled bet is one message to the device, encrypted, signed, and without amounts', () =>
      onPushBook(async (book, demo) => {
        await subscribes(demo)
        const { key, topics } = (await demo.call('getPush')).answer.data
        expect(topics).toEqual(BOTH)
        const bet = await settlesABet(book, demo)
        expect(service.pushed).toHaveLength(1)
        const [message] = service.pushed
        expect(message?.payload).toEqual({
          title: 'Bet won',
          body: 'Open to see your bet.',
          path: `/sports/bets/${bet}`,
          tag: `bet-${bet}`,
          lang: 'en',
        })
        expect(message?.wire.includes('Bet won')).toBe(false)
        expect(message?.claims).toMatchObject({ aud: service.origin, sub: 'mailto:no-reply@touchline.test', key })
        expect(message?.ttl).toBeGreaterThan(80_000)
        await book.does('pushes')
        expect(service.tries).toBe(1)
      }))

    test('PLAYER-07: a followed match is a message at its kick-off, to those who requested that, in their language', () =>
      onPushBook(async (book, demo) => {
        const other = await book.player(`push-${++serial}`)
        await demo.call('updateLocale', { body: { locale: 'de' } })
        await subscribes(demo, ['kick_offs'])
        await subscribes(other, ['bets'])
        await other.call('addFavourite', { params: { type: 'competitors', id: 1 } })
        const id = await kicksOff(book, demo)
        expect(service.pushed.map(({ payload }) => payload)).toEqual([
          {
            title: 'Arsenal – Chelsea',
            body: 'Das Spiel, dem du folgst, hat begonnen.',
            path: `/de/sports/football/match-m${id}`,
            tag: `match-${id}`,
            lang: 'de',
          },
        ])
        expect(service.pushed[0]?.ttl).toBeLessThanOrEqual(15 * 60)
        await settlesABet(book, demo)
        expect(service.pushed).toHaveLength(1)
      }))

    test('PLAYER-07 SAFE-04: who takes a break is not invited by a kick-off, and still gets the result of their bet', () =>
      onPushBook(async (book, demo) => {
        await subscribes(demo)
        const game = book.offers({ id: ++serial })
        const [bet] = (await demo.places(single(game.home, 10_00))).expectAccepted()
        const begins = await follows(book, demo)
        await demo.call('excludePlayer', { body: { type: 'coolingoff', days: 1 } })
        await begins()
        expect(service.tries).toBe(0)
        await game.ends({ home: 'lose' })
        await settles(book)
        expect(service.pushed.map(({ payload }) => payload.path)).toEqual([`/sports/bets/${bet?.id}`])
        await book.parts.db.query('SELECT push_drop_kept()', [])
        expect(await book.parts.db.query('SELECT 1 FROM push_subscriptions', [])).toEqual([])
      }))

    test('PLAYER-07 SAFE-04: a break that begins while a kick-off waits for its service stops it too', () =>
      onPushBook(async (book, demo) => {
        await subscribes(demo)
        service.status = 503
        await kicksOff(book, demo)
        expect(service.tries).toBe(1)
        await demo.call('excludePlayer', { body: { type: 'coolingoff', days: 1 } })
        service.status = 201
        book.clock.advance(121_000)
        await book.does('pushes')
        expect(service.tries).toBe(1)
      }))

    test('PLAYER-07: a service that is away is tried again later and later, when it requests it, and the message arrives', () =>
      onPushBook(async (book, demo) => {
        await subscribes(demo)
        service.status = 503
        await settlesABet(book, demo)
        expect(service.tries).toBe(1)
        book.clock.advance(60_000)
        await book.does('pushes')
        expect(service.tries, 'it asked for 120 seconds').toBe(1)
        book.clock.advance(61_000)
        await book.does('pushes')
        expect(service.tries).toBe(2)
        service.status = 201
        book.clock.advance(121_000)
        await book.does('pushes')
        expect(service.pushed).toHaveLength(1)
        service.status = 503
        await settlesABet(book, demo)
        book.clock.advance(25 * 3_600_000)
        service.tries = 0
        await book.does('pushes')
        expect(service.tries, 'yesterday is no news').toBe(0)
      }))

    test.each([404, 410])(
      'PLAYER-07: a subscription that is gone (%i) is forgotten, with what waited for it',
      (status) =>
        onPushBook(async (book, demo) => {
          await subscribes(demo)
          service.status = status
          await settlesABet(book, demo)
          expect((await demo.call('getPush')).answer.data.topics).toBeNull()
          service.status = 201
          await settlesABet(book, demo)
          expect(service.pushed).toEqual([])
        }),
    )

    test('PLAYER-07: a device that signs out gets nothing any more, another one of the same player is', () =>
      onPushBook(async (book, demo) => {
        await subscribes(demo)
        const phone = await book.signsInAgain(demo)
        const { endpoint } = await subscribes(phone)
        await demo.call('signOut')
        await settlesABet(book, phone)
        expect(service.pushed.map(({ path }) => service.origin + path)).toEqual([endpoint])
        expect((await phone.call('unsubscribeFromPush')).status).toBe(204)
        expect((await phone.call('unsubscribeFromPush')).status).toBe(204)
        await settlesABet(book, phone)
        expect(service.pushed).toHaveLength(1)
      }))

    test('PLAYER-07: a browser gets messages for the player who is signed in on it now', () =>
      onPushBook(async (book, demo) => {
        const subscription = await subscribes(demo)
        const other = await book.player(`push-${++serial}`)
        await other.call('subscribeToPush', { body: { ...subscription, topics: ['bets'] } })
        expect((await demo.call('getPush')).answer.data.topics).toBeNull()
        await settlesABet(book, demo)
        expect(service.pushed).toEqual([])
        await settlesABet(book, other)
        expect(service.pushed).toHaveLength(1)
      }))

    test('PLAYER-07: nothing is sent to addresses that are no push service, and subscribing requires signing in', () =>
      onPushBook(async (book, demo) => {
        const good = service.subscription()
        const asks = (body: object) => demo.call('subscribeToPush', { body: { ...good, topics: ['bets'], ...body } })
        for (const endpoint of [
          'http://127.0.0.1:1/push/1',
          'http://169.254.169.254/latest/meta-data',
          'https://localhost/push',
          'https://fcm.googleapis.com/fcm/send/x',
          good.endpoint.replace('http://', 'http://me@'),
          `${service.origin}.example/push`,
        ]) {
          expect((await asks({ endpoint })).error.key, endpoint).toBe('error.push.refused')
        }
        const nowhere = { ...good.keys, p256dh: 'A'.repeat(87) }
        expect((await asks({ keys: nowhere })).error.key).toBe('error.push.refused')
        expect((await asks({ topics: [] })).status).toBe(400)
        expect((await injectCall(book.app, 'getPush')).status).toBe(401)
        expect((await injectCall(book.app, 'subscribeToPush', { body: { ...good, topics: ['bets'] } })).status).toBe(
          401,
        )
      }))
  })
})
