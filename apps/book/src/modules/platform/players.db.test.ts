import { privateChannel } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { injectCall } from '../../testing/inject-call.ts'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import { TEST_PASSWORD } from '../../testing/test-password.ts'
import { single } from '../../testing/test-player.ts'
import { userOf, verifyConnectionToken, verifySubscriptionToken } from '../realtime/index.ts'

const MINUTE_MS = 60_000

onDatabase((suite) => {
  describe('players', () => {
    test('PLAYER-01: a session is a fresh token at every sign-in, and the one the browser came with ends', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const before = demo.session
        await demo.call('signIn', { body: { email: demo.email.toUpperCase(), password: TEST_PASSWORD } })
        expect(demo.session).not.toBe(before)
        expect((await demo.call('getPlayer')).answer.data.email).toBe(demo.email)
        expect((await demo.call('getPlayer', { session: before })).error.key).toBe('error.unauthorized')
        const stored = JSON.stringify(await book.parts.db.query('SELECT * FROM sessions', []), (_, value) =>
          typeof value === 'bigint' ? String(value) : value,
        )
        expect(stored).not.toContain(demo.session)
      }))

    test('PLAYER-01: signed out, expired, forged and foreign tokens are refused', () =>
      onBook(suite, async ({ book, player }) => {
        const [demo, other] = [await player(), await player()]
        const token = demo.session ?? ''
        const forged = (token.startsWith('A') ? 'B' : 'A') + token.slice(1)
        for (const session of [forged, 'x', `${token}x`, "' OR 1=1 --", '']) {
          expect((await demo.call('getPlayer', { session })).status).toBe(401)
        }
        await other.call('signOut')
        expect(other.session).toBeNull()
        await demo.call('signOut')
        expect((await demo.call('getPlayer', { session: token })).status).toBe(401)
        await demo.call('signIn', { body: { email: demo.email, password: TEST_PASSWORD } })
        await book.passes(14 * 24 * 60 * MINUTE_MS)
        expect((await demo.call('getPlayer')).status).toBe(401)
      }))

    test('PLAYER-01: an old token is replaced by a call that changes something; the one before works a moment, then no more', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const first = demo.session
        await book.passes(16 * MINUTE_MS)
        await demo.call('getPlayer')
        expect(demo.session).toBe(first)
        await demo.call('readAllNotifications')
        expect(demo.session).not.toBe(first)
        expect((await demo.call('getPlayer', { session: first })).status).toBe(200)
        await book.passes(MINUTE_MS)
        expect((await demo.call('getPlayer', { session: first })).status).toBe(401)
        expect((await demo.call('getPlayer')).status).toBe(200)
      }))

    test('PLAYER-01: an unknown e-mail and a wrong password get the same responses, up to the lock and after it', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const attempt = (email: string, password: string) =>
          injectCall(book.app, 'signIn', { body: { email, password } })
        for (let i = 0; i < 6; i++) {
          const known = await attempt(demo.email, 'wrong password')
          const unknown = await attempt(`unknown-${demo.id}@touchline.test`, 'wrong password')
          expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
          expect(known.error.key).toBe(i < 5 ? 'error.wrong_credentials' : 'error.account_locked')
        }
        expect((await attempt(demo.email, TEST_PASSWORD)).error.key).toBe('error.account_locked')
        await book.passes(16 * MINUTE_MS)
        expect((await attempt(demo.email, TEST_PASSWORD)).status).toBe(200)
      }))

    test('PLAYER-01: an address that keeps failing has to wait; players who are signed in from there do not', () =>
      onBook(suite, async ({ book, player }) => {
        const headers = { 'x-forwarded-for': '203.0.113.9' }
        const signIn = async (email: string, password: string, from = headers) =>
          (await injectCall(book.app, 'signIn', { body: { email, password }, headers: from })).status
        const [colleague, other] = [await player(), await player()]
        expect(await signIn(colleague.email, TEST_PASSWORD)).toBe(200)
        const guesses = Array.from({ length: 45 }, (_, i) => signIn(`guess-${i}@touchline.test`, 'x'))
        expect(new Set(await Promise.all(guesses))).toEqual(new Set([401]))
        // Failures of one client behind an address do not count for others.
        expect(await signIn(other.email, TEST_PASSWORD)).toBe(200)
        const more = Array.from({ length: 155 }, (_, i) => signIn(`more-${i}@touchline.test`, 'x'))
        expect(new Set(await Promise.all(more))).toEqual(new Set([401]))
        expect(await signIn('once-more@touchline.test', 'x')).toBe(429)
        expect(await signIn(colleague.email, TEST_PASSWORD)).toBe(200)
      }))

    test('PLAYER-01: of 600 wrong passwords from one address at once no more than it may get wrong are looked at, and neighbours come in', () =>
      onBook(suite, async ({ book, player }) => {
        const from = (address: string) => ({ 'x-forwarded-for': address })
        const [other, at] = [await player(), performance.now()]
        const calm = () =>
          injectCall(book.app, 'signIn', {
            body: { email: other.email, password: TEST_PASSWORD },
            headers: from('203.0.113.61'),
          })
        const guesses = Array.from({ length: 600 }, (_, n) =>
          injectCall(book.app, 'signIn', {
            body: { email: `flood-${at}-${n}@touchline.test`, password: 'x' },
            headers: from('203.0.113.60'),
          }),
        )
        let answered = 0
        for (const guess of guesses) void guess.then(() => answered++)
        const began = performance.now()
        expect((await calm()).status).toBe(200)
        const waited = performance.now() - began
        expect(answered).toBeLessThan(600)
        const statuses = (await Promise.all(guesses)).map(({ status }) => status)
        expect(new Set(statuses)).toEqual(new Set([401, 429]))
        expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(200)
        // The bound is a share of the flood's time: a neighbour waits for a part of it.
        expect(waited).toBeLessThan((performance.now() - began) * 0.8)
      }))

    test('PLAYER-01: a stranger who guesses locks only themselves out and not the player', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const signIn = async (password: string, from: string) => {
          const headers = { 'x-forwarded-for': from }
          const { status } = await injectCall(book.app, 'signIn', { body: { email: demo.email, password }, headers })
          return status
        }
        expect(await signIn(TEST_PASSWORD, '198.51.100.1')).toBe(200)
        for (let i = 0; i < 5; i++) expect(await signIn('wrong', '203.0.113.50')).toBe(401)
        expect(await signIn(TEST_PASSWORD, '203.0.113.50')).toBe(403)
        expect(await signIn(TEST_PASSWORD, '192.0.2.4')).toBe(200)
        // From many addresses: no new client gets in, a player who is signed in at home does.
        for (let i = 0; i < 40; i++) await signIn('wrong', `203.0.113.${100 + i}`)
        expect(await signIn(TEST_PASSWORD, '192.0.2.77')).toBe(403)
        expect(await signIn(TEST_PASSWORD, '198.51.100.1')).toBe(200)
      }))

    test('PLAYER-01: of the sessions of one player the oldest makes room', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const first = demo.session
        for (let i = 0; i < 20; i++) {
          await book.passes(1_000)
          await injectCall(book.app, 'signIn', { body: { email: demo.email, password: TEST_PASSWORD } })
        }
        expect((await injectCall(book.app, 'getPlayer', { session: first })).status).toBe(401)
        const sessions = await book.parts.db.query('SELECT 1 FROM sessions WHERE player_id = $1', [demo.id])
        expect(sessions).toHaveLength(20)
      }))

    test('PLAYER-04: settings have defaults for a visitor, and a change leaves the others', () =>
      onBook(suite, async ({ book, player }) => {
        const visitor = (await injectCall(book.app, 'getSettings')).answer.data
        expect(visitor).toMatchObject({ auto_accept_odds_change: 'higher', live_delay_ms: 3_000, updated_at: null })
        expect(visitor.max_payout).toMatchObject({ EUR: 100_000_000, BTC: 1_000_000_000 })
        const demo = await player()
        await demo.call('updateSettings', { body: { odds_type: 'american' } })
        await demo.call('updateSettings', { body: { stakes: { EUR: [1_00, 2_00] } } })
        const mine = (await demo.call('getSettings')).answer.data
        expect(mine.odds_types.selected).toBe('american')
        expect(mine.stakes.EUR).toEqual([1_00, 2_00])
        expect(mine.stakes.BTC).toEqual(visitor.stakes.BTC)
        expect((await demo.call('updateSettings', { body: { stakes: { XAU: [1] } } })).error.key).toBe(
          'error.validation',
        )
      }))

    test('SLIP-11: no preset is larger than the largest stake of its currency', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const { stake_limits, stakes: before } = (await demo.call('getSettings')).answer.data
        const most = stake_limits.EUR?.max ?? 0
        const save = (EUR: number[]) => demo.call('updateSettings', { body: { stakes: { EUR } } })
        for (const stake of [most + 1, Number.MAX_SAFE_INTEGER]) {
          expect((await save([1_00, stake])).error.data.details).toMatchObject([{ path: 'body.stakes.EUR' }])
        }
        expect((await demo.call('getSettings')).answer.data.stakes).toEqual(before)
        expect((await save([most])).answer.data.stakes.EUR).toEqual([most])
        await book.parts.db.query(`UPDATE player_settings SET stakes = '{"EUR": [100, 9007199254740991]}'`)
        expect((await demo.call('getSettings')).answer.data.stakes).toMatchObject({ EUR: [100], BTC: before.BTC })
      }))

    test('PLAYER-04: a push subscription stays until it is ended, whatever else changes', () =>
      onBook(suite, async ({ player }) => {
        const demo = await player()
        const change = async (body: Record<string, unknown>) =>
          (await demo.call('updateSettings', { body })).answer.data.one_signal_push_notification_subscription
        expect((await demo.call('getSettings')).answer.data.one_signal_push_notification_subscription).toBeNull()
        expect(await change({ one_signal_push_notification_subscription: 'device-1' })).toBe('device-1')
        expect(await change({ odds_type: 'british' })).toBe('device-1')
        expect(await change({ one_signal_push_notification_subscription: null })).toBeNull()
        const empty = await demo.call('updateSettings', { body: { one_signal_push_notification_subscription: '' } })
        expect(empty.status).toBe(400)
      }))

    test('a push subscription is a name: no script, address or markup is kept, and the one before stays', () =>
      onBook(suite, async ({ player }) => {
        const demo = await player()
        const save = (text: string) =>
          demo.call('updateSettings', { body: { one_signal_push_notification_subscription: text } })
        const name = '8f14e45f-ceea-467f-a9f0-4b1d1c7e0a11'
        expect((await save(name)).status).toBe(200)
        for (const text of [
          'javascript:alert(1)',
          'data:text/html,x',
          '//evil.example',
          '<b>',
          'a b',
          'a\u202eb',
          'a\u200bb',
          'a\n',
          'x'.repeat(301),
        ]) {
          const refused = await save(text)
          expect([text, refused.status, refused.error.key]).toEqual([text, 400, 'error.validation'])
        }
        const kept = (await demo.call('getSettings')).answer.data.one_signal_push_notification_subscription
        expect(kept).toBe(name)
      }))

    test('ROUTE-07: the language of a player changes to a served one only', () =>
      onBook(suite, async ({ player }) => {
        const demo = await player()
        expect((await demo.call('updateLocale', { body: { locale: 'de' } })).answer.data.language).toBe('de')
        expect((await demo.call('getPlayer')).answer.data.language).toBe('de')
        expect((await demo.call('updateLocale', { body: { locale: 'xx' } })).status).toBe(400)
      }))

    test('PLAYER-06: notifications are listed, counted and marked as read, by their owner only', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const [demo, other] = [await player(), await player()]
        ;(await demo.places([single(game.home, 10_00), single(game.away, 10_00)])).expectAccepted()
        await game.ends()
        await book.works()
        const { data, pagination } = (await demo.call('getNotifications', { query: { limit: '1' } })).answer
        expect(pagination).toEqual({ total: 2, page: 1, limit: 1, last_page: 2 })
        expect(data[0]).toMatchObject({
          read: false,
          type: 'bet',
          object_type: 'bet',
          caption: expect.stringContaining(' – '),
        })
        const german = (
          await demo.call('getNotifications', { headers: { 'accept-language': 'de-AT,de;q=0.9,en;q=0.1' } })
        ).answer
        expect(german.data.map((entry) => entry.title).sort()).toEqual(['Wette gewonnen', 'Wette verloren'])
        const ids = [data[0]?.id ?? 0]
        expect((await other.call('readNotifications', { body: { ids } })).answer.data.unread).toBe(0)
        expect((await demo.call('getNotificationCounters')).answer.data.unread).toBe(2)
        expect((await demo.call('readNotifications', { body: { ids } })).answer.data.unread).toBe(1)
        expect((await demo.call('readAllNotifications')).answer.data.unread).toBe(0)
        const counters = (await demo.call('counters')).answer.data
        expect(counters).toMatchObject({ open_bets: 0, unread_notifications: 0 })
        await book.works()
        expect(book.received(demo).findLast((event) => event.type === 'unread_counters_changed')?.data).toEqual({
          unread: 0,
        })
      }))

    test('LIVE-01: a player gets tokens of their own private channel only; a visitor gets an anonymous connection', () =>
      onBook(suite, async ({ book, player }) => {
        const [demo, other] = [await player(), await player()]
        const now = book.clock.now()
        const { token } = (await demo.call('websocketToken')).answer.data
        // One session of the player, so that it can end without their others.
        const session = (await demo.call('getSessions')).answer.data.find(({ current }) => current)
        const user = userOf({ playerId: demo.id, sessionId: session?.id ?? 0 })
        expect(verifyConnectionToken(token, 'connection-secret', now)).toMatchObject({
          kind: 'valid',
          user,
          expiresAt: now / 1_000 + 300,
        })
        // It lets in for a moment only; what it opened holds for five minutes.
        expect(verifyConnectionToken(token, 'connection-secret', now + 15_000).kind).toBe('expired')
        const anonymous = (await injectCall(book.app, 'websocketToken')).answer.data.token
        expect(verifyConnectionToken(anonymous, 'connection-secret', now)).toMatchObject({ kind: 'valid', user: '' })
        const channel = privateChannel('de', demo.id)
        const [granted] = (await demo.call('websocketAuthorize', { body: { channels: [channel] } })).answer.data
          .channels
        const use = { channel, user, client: 'c' }
        const grant = (at: number, who = use) =>
          verifySubscriptionToken(granted?.token ?? '', who, 'subscription-secret', at).kind
        expect(grant(now)).toBe('valid')
        expect(grant(now + 300_000)).toBe('expired')
        expect(grant(now, { ...use, user: `${demo.id}.0` })).toBe('foreign')
        for (const foreign of [privateChannel('en', other.id), `$private:fr:${demo.id}`, 'public:en']) {
          expect((await demo.call('websocketAuthorize', { body: { channels: [channel, foreign] } })).status).toBe(403)
        }
        expect((await injectCall(book.app, 'websocketAuthorize', { body: { channels: [channel] } })).status).toBe(401)
      }))

    test("BETS-01: another player's bet is not found, and a visitor must sign in", () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const [demo, other] = [await player(), await player()]
        const [bet] = (await demo.places(single(game.home, 10_00))).expectAccepted()
        const params = { id: bet?.id ?? 0 }
        expect((await other.call('getBet', { params })).error.key).toBe('error.not_found')
        expect((await other.call('getBets')).answer.data).toEqual([])
        for (const call of ['getBet', 'getBets', 'getPlayer', 'getAccounts', 'getNotifications'] as const) {
          expect((await injectCall(book.app, call, { params })).error.key).toBe('error.unauthorized')
        }
      }))
  })
})
