import type { CallAnswer } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { closeEndedSessions } from '../../compose/session-ends.ts'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import { inLineFor, startSecond } from '../../testing/second-process.ts'
import {
  cookieIn,
  framedCall,
  type HostAnswer,
  hostPlayer,
  lists,
  newFrame,
  openTestHost,
  SIGN_OUTS,
} from '../../testing/test-host.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const keyOf = ({ body }: HostAnswer) => body.key
const INVALID = 'error.embed.code_invalid'

onDatabase((suite) => {
  describe('sessions in frames of host pages', () => {
    test('EMBED-02 EMBED-03: a code signs its player in, by a cookie that is partitioned and counts in frames alone', () =>
      onBook(suite, async ({ book, player }) => {
        const host = await openTestHost(book)
        const frame = newFrame()
        const answer = await host.exchanges(await host.code(frame), frame)
        expect(answer.status).toBe(200)
        expect(answer.body.data).toEqual({
          token: null,
          expires_at: new Date(book.clock.now() + 24 * HOUR_MS).toISOString(),
        })
        expect(answer.cookies).toHaveLength(1)
        expect(answer.cookies[0]).toMatch(
          /^__Host-touchline-embed=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=None; Partitioned$/,
        )
        const cookie = cookieIn(answer.cookies)
        const demo = await player()
        const own = `__Host-touchline=${demo.session}`
        const id = async (headers: Record<string, string | undefined>, both = `${own}; ${cookie}`) =>
          (await framedCall(book, 'getPlayer', { cookie: both, headers })).body.data?.id ?? null
        const framed = await id({})
        expect(framed).not.toBeNull()
        expect(framed).not.toBe(demo.id)
        expect(await id({ 'x-touchline-embed': undefined })).toBe(demo.id)
        expect(await id({ 'x-touchline-embed': undefined, 'sec-fetch-dest': 'iframe' })).toBe(framed)
        expect(await id({}, own)).toBeNull()
        expect(await id({ 'x-touchline-embed': undefined }, cookie)).toBeNull()
        // The token of one kind of session in the cookie of the other.
        expect(await id({}, own.replace('touchline', 'touchline-embed'))).toBeNull()
        expect(await id({ 'x-touchline-embed': undefined }, cookie.replace('-embed', ''))).toBeNull()
        book.clock.advance(24 * HOUR_MS)
        expect(await id({})).toBeNull()
      }))

    test('EMBED-02: a code that was used, is too old, was stolen or is made up signs no player in, and the reason is not shown', () =>
      onBook(suite, async ({ book }) => {
        const other = await openTestHost(book)
        const host = await openTestHost(book, [other.origin])
        const [frame, thief] = [newFrame(), newFrame()]
        const code = await host.code(frame)
        expect(keyOf(await host.exchanges(code, thief))).toBe(INVALID)
        expect(keyOf(await other.exchanges(code, frame))).toBe(INVALID)
        expect(keyOf(await host.exchanges('a'.repeat(43), frame))).toBe(INVALID)
        // An attempt with a stolen code does not harm its owner.
        expect((await host.exchanges(code, frame)).status).toBe(200)
        const again = await host.exchanges(code, frame)
        expect([again.status, keyOf(again), again.cookies]).toEqual([401, INVALID, []])
        const late = newFrame()
        const old = await host.code(late)
        book.clock.advance(30_000)
        expect(keyOf(await host.exchanges(old, late))).toBe(INVALID)
        const [row] = await book.parts.db.query<{ kept: string }>(
          'SELECT string_agg(code_hash, chr(10)) AS kept FROM embed_codes',
          [],
        )
        for (const secret of [code, old]) expect(row?.kept).not.toContain(secret)
      }))

    test('EMBED-02: pages that the site does not list, and pages in no frame, begin no session, and the code is not used up', () =>
      onBook(suite, async ({ book, player }) => {
        const host = await openTestHost(book)
        const frame = newFrame()
        const code = await host.code(frame)
        const demo = await player()
        const own = { cookie: `__Host-touchline=${demo.session}`, headers: { 'x-touchline-embed': undefined } }
        const unframed = await host.exchanges(code, frame, own)
        expect([unframed.status, keyOf(unframed), unframed.cookies]).toEqual([403, 'error.embed.not_framed', []])
        expect((await demo.call('getPlayer')).status).toBe(200)
        await lists(book, [`${host.origin}:8443`, host.origin.replace('https', 'http')])
        expect(keyOf(await host.exchanges(code, frame))).toBe('error.embed.host_unlisted')
        await lists(book, [host.origin])
        for (const headers of [
          { 'x-app': undefined },
          { origin: host.origin },
          { origin: 'null' },
          { 'content-type': 'text/plain' },
        ] as const)
          expect((await host.exchanges(code, frame, { headers })).status, JSON.stringify(headers)).toBeGreaterThan(400)
        expect((await host.exchanges(code, frame)).status).toBe(200)
      }))

    test('EMBED-02: the session of a frame changes nothing without the header of the application, or from another origin', () =>
      onBook(suite, async ({ book }) => {
        const host = await openTestHost(book)
        const cookie = await host.lets()
        const saves = (headers: Record<string, string | undefined>) =>
          framedCall(book, 'signOut', { cookie, headers, body: {} })
        expect(keyOf(await saves({ 'x-app': undefined }))).toBe('error.app_header_missing')
        expect(keyOf(await saves({ origin: host.origin }))).toBe('error.foreign_origin')
        expect(keyOf(await saves({ origin: 'null' }))).toBe('error.foreign_origin')
        expect(keyOf(await saves({ 'sec-fetch-site': 'cross-site' }))).toBe('error.foreign_origin')
        expect((await saves({})).status).toBe(204)
        expect((await framedCall(book, 'getPlayer', { cookie })).status).toBe(401)
      }))

    test('EMBED-03: of exchanges of one code at once, in two processes, one begins a session', () =>
      onBook(suite, async ({ book }) => {
        const host = await openTestHost(book)
        const second = await startSecond(book)
        const frame = newFrame()
        const code = await host.code(frame)
        const row = `SELECT 1 FROM embed_hosts WHERE origin = '${host.origin}' FOR UPDATE`
        const body = { code, verifier: frame.verifier, host_origin: host.origin, cookieless: true }
        const answers = await inLineFor<HostAnswer>(book, row, 4, () =>
          [book, second.book].flatMap((at) => [1, 2].map(() => framedCall(at, 'startEmbedSession', { body }))),
        )
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
        const [count] = await book.parts.db.query<{ n: number }>(
          'SELECT count(*)::int AS n FROM sessions WHERE host_origin = $1',
          [host.origin],
        )
        expect(count?.n).toBe(1)
        await second.book.close()
      }))

    test('EMBED-02: without cookies a token holds for five minutes, and another code renews it under the same session', () =>
      onBook(suite, async ({ book }) => {
        const host = await openTestHost(book)
        const profile = hostPlayer()
        const comes = async (who = profile, token?: string) => {
          const frame = newFrame()
          const answer = await host.exchanges(await host.code(frame, who), frame, { token, cookieless: true })
          expect(answer.cookies).toEqual([])
          expect(answer.body.data?.expires_at).toBe(new Date(book.clock.now() + 5 * MINUTE_MS).toISOString())
          return String(answer.body.data?.token)
        }
        const status = async (token: string, headers = {}) =>
          (await framedCall(book, 'getPlayer', { token, headers })).status
        const sessions = async (token: string) => {
          const { body } = await framedCall(book, 'getSessions', { token })
          return (body as unknown as CallAnswer<'getSessions'>).data.map(({ id }) => id)
        }
        const first = await comes()
        expect(await status(first)).toBe(200)
        expect(await status(first, { 'x-touchline-embed': undefined })).toBe(401)
        const before = await sessions(first)
        book.clock.advance(4 * MINUTE_MS)
        const next = await comes(profile, first)
        expect(next).not.toBe(first)
        expect(await sessions(next)).toEqual(before)
        // For requests that are under way.
        expect(await status(first)).toBe(200)
        book.clock.advance(MINUTE_MS)
        expect([await status(first), await status(next)]).toEqual([401, 200])
        const other = await comes(hostPlayer(), next)
        expect([await status(next), await status(other)]).toEqual([401, 200])
        book.clock.advance(5 * MINUTE_MS)
        expect(await status(other)).toBe(401)
      }))

    test('EMBED-02: the password of the site is typed into no page of another one', () =>
      onBook(suite, async ({ book, player }) => {
        const { email } = await player()
        const body = { email, password: 'whatever it is' }
        for (const name of ['signIn', 'confirmUser', 'signInByPasskey'] as const) {
          const refused = await framedCall(book, name, { body })
          expect([refused.status, keyOf(refused)]).toEqual([403, 'error.embed.sign_in_at_host'])
        }
      }))

    test('EMBED-03 LIVE-02: a sign-out at the host ends its frames and their sockets, those of no other host or player', () =>
      onBook(suite, async ({ book }) => {
        const other = await openTestHost(book)
        const host = await openTestHost(book, [other.origin])
        const [ann, bob] = [hostPlayer(), hostPlayer()]
        const [one, two, bobs] = [await host.lets(ann), await host.lets(ann), await host.lets(bob)]
        const elsewhere = await other.lets(ann)
        const frame = newFrame()
        const unused = await host.code(frame, ann)
        const id = (await framedCall(book, 'getPlayer', { cookie: one })).body.data?.id
        const out = await host.sends(SIGN_OUTS, { external_id: ann.external_id })
        expect([out.status, out.body.data]).toEqual([200, { ended: 2 }])
        const status = async (cookie: string) => (await framedCall(book, 'getPlayer', { cookie })).status
        expect(await Promise.all([one, two, bobs, elsewhere].map(status))).toEqual([401, 401, 200, 200])
        expect(keyOf(await host.exchanges(unused, frame))).toBe(INVALID)
        const { db, log } = book.parts
        const before = book.publisher.disconnected.length
        await closeEndedSessions({ db, log, publisher: book.publisher })
        const closed = book.publisher.disconnected.slice(before)
        expect(closed.filter((user) => user.startsWith(`${id}.`))).toHaveLength(2)
        expect((await host.sends(SIGN_OUTS, { external_id: ann.external_id })).body.data).toEqual({ ended: 0 })
        expect((await host.sends(SIGN_OUTS, { external_id: 'unknown' })).body.data).toEqual({ ended: 0 })
      }))

    test('EMBED-03: a session that begins while its player signs out at the host ends too', () =>
      onBook(suite, async ({ book }) => {
        const host = await openTestHost(book)
        const ann = hostPlayer()
        const frames = [newFrame(), newFrame(), newFrame()]
        const codes = await Promise.all(frames.map((frame) => host.code(frame, ann)))
        const [, out] = await Promise.all([
          Promise.all(frames.map((frame, at) => host.exchanges(codes[at] ?? '', frame))),
          host.sends(SIGN_OUTS, { external_id: ann.external_id }),
        ])
        expect(out.status).toBe(200)
        const left = await book.parts.db.query('SELECT 1 FROM sessions WHERE host_origin = $1', [host.origin])
        expect(left).toEqual([])
      }))

    test('EMBED-02: a player sees which sessions are in pages of hosts, and ends them like any other', () =>
      onBook(suite, async ({ book }) => {
        const host = await openTestHost(book)
        const ann = hostPlayer()
        const [one, two] = [await host.lets(ann), await host.lets(ann)]
        const list = (await framedCall(book, 'getSessions', { cookie: one })).body
        const { data } = list as unknown as CallAnswer<'getSessions'>
        expect(data.map(({ host: at, current }) => [at, current]).sort()).toEqual([
          [host.origin, false],
          [host.origin, true],
        ])
        const ended = await framedCall(book, 'endOtherSessions', { cookie: one, body: {} })
        expect(ended.body.data).toEqual({ ended: 1 })
        expect((await framedCall(book, 'getPlayer', { cookie: two })).status).toBe(401)
        const ins = (await framedCall(book, 'getSignIns', { cookie: one })).body
        expect((ins as unknown as CallAnswer<'getSignIns'>).data.map(({ way }) => way)).toEqual(['host', 'host'])
      }))
  })
})
