import { CALLS, type CallName } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { injectCall } from '../testing/inject-call.ts'
import { onBook } from '../testing/on-book.ts'
import { onDatabase } from '../testing/on-database.ts'
import { single } from '../testing/test-player.ts'

/** Values that no field of a bet may take. */
const NEVER: readonly unknown[] = [null, true, -1, 0.5, 1e300, '', '1', 'x'.repeat(10_000), [], {}, '\u0000', '💣']

onDatabase((suite) => {
  describe('bad input', () => {
    test('a bet with any field of a wrong type, negative, huge or missing is refused with 4xx, and nothing is stored', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player()
        const good = { meta: { device_id: 'test' }, bets: [single(game.home, 1_00)] }
        const paths = pathsOf(good)
        expect(paths.length).toBeGreaterThan(9)
        let key = 0
        for (const path of paths) {
          for (const value of [...NEVER, undefined]) {
            const body = withValue(good, path, value)
            if (JSON.stringify(body) === JSON.stringify(good)) continue
            const headers = { 'idempotency-key': `bad-input-${key++}` }
            const { status } = await demo.call('placeBets', { body, headers })
            const isHarmless = path.at(-1) === 'device_id' && typeof value === 'string' && value.length < 100
            if (!isHarmless)
              expect([path.join('.'), value, Math.floor(status / 100)]).toEqual([path.join('.'), value, 4])
            else expect(status).toBeLessThan(500)
          }
        }
        expect(book.faults).toEqual([])
        const strange = (await demo.bets()).filter((bet) => bet.stake.value !== 1_00)
        expect(strange).toEqual([])
      }))

    test('unknown keys are refused at every depth, with the path in the details', () =>
      onBook(suite, async ({ match, player }) => {
        const game = match()
        const demo = await player()
        const good = { meta: { device_id: 'test' }, bets: [single(game.home, 1_00)] }
        const holders: string[][] = [
          [],
          ['meta'],
          ['bets', '0'],
          ['bets', '0', 'stake'],
          ['bets', '0', 'selections', '0'],
        ]
        for (const holder of holders) {
          for (const name of ['extra', '__proto__', 'constructor']) {
            const text = JSON.stringify(withValue(good, [...holder, 'EXTRA'], 1)).replace('EXTRA', name)
            const { error } = await demo.call('placeBets', {
              body: text,
              headers: { 'idempotency-key': 'unknown-keys' },
            })
            expect(error.key).toBe('error.validation')
            expect(error.data.details[0]?.path).toBe(['body', ...holder].join('.'))
          }
        }
        await demo.expectBalance(1_000_00)
      }))

    test('every call refuses nonsense in its address, query and body with 4xx and the error body', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        for (const [name, call] of Object.entries(CALLS) as [CallName, (typeof CALLS)[CallName]][]) {
          for (const id of ['0', '-1', 'abc', '1e3', '99999999999999999999', "1' OR '1", '%00', '../..']) {
            if (!('params' in call)) break
            const { status } = await demo.call(name, { params: { id } })
            expect([name, id, Math.floor(status / 100)]).toEqual([name, id, 4])
          }
          for (const query of [{ page: '0' }, { page: '-1' }, { limit: '100000' }, { limit: 'x' }, { nonsense: '1' }]) {
            const { status } = await demo.call(name, {
              params: { id: 1 },
              query,
              headers: { 'idempotency-key': 'nonsense' },
            })
            expect([name, query, Math.floor(status / 100)]).toEqual([name, query, 4])
          }
          if (call.method === 'GET') continue
          for (const body of ['[]', '1', '"x"', '{"nonsense":1}', '{"a":', '\u0000', '[[[[', '{"a":1}}']) {
            const { status } = await demo.call(name, { body, headers: { 'idempotency-key': 'nonsense' } })
            expect([name, body, Math.floor(status / 100)]).toEqual([name, body, 4])
          }
        }
        expect(book.faults).toEqual([])
      }))

    test('a call that changes something needs the app header, and a body needs to be JSON; too much is refused', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const cookie = `__Host-touchline=${demo.session}`
        const send = (headers: Record<string, string>, payload?: string) =>
          book.app.inject({
            method: 'POST',
            url: '/api/v2/settings',
            headers: { cookie, ...headers },
            ...(payload !== undefined && { payload }),
          })
        const json = { 'content-type': 'application/json' }
        const app = { 'x-app': 'touchline' }
        expect((await send(json, '{}')).json()).toMatchObject({ code: 1004 })
        expect((await send({ ...json, 'x-app': 'other' }, '{}')).statusCode).toBe(403)
        expect((await send({ ...app, 'content-type': 'text/plain' }, '{}')).json()).toMatchObject({ code: 1002 })
        expect((await send({ ...app, 'content-type': 'application/x-www-form-urlencoded' }, 'a=b')).statusCode).toBe(
          415,
        )
        expect((await send({ ...app, ...json }, `{"a":"${'x'.repeat(1_100_000)}"}`)).json()).toMatchObject({
          code: 1003,
        })
        expect((await send({ ...app, ...json }, '{}')).statusCode).toBe(200)
        const bodyless = { method: 'POST', url: '/api/v2/websocket/token' } as const
        expect((await book.app.inject({ ...bodyless, headers: { ...app, ...json } })).statusCode).toBe(200)
        expect((await book.app.inject({ ...bodyless, headers: app })).statusCode).toBe(200)
        const typed = { ...app, 'content-type': 'application/x-www-form-urlencoded' }
        expect((await book.app.inject({ ...bodyless, headers: typed })).json()).toMatchObject({ code: 1002 })
        expect((await send(app, '{}')).json()).toMatchObject({ code: 1002 })
        expect((await send(app)).json()).toMatchObject({ code: 1000 })
        const ends = { method: 'DELETE', url: '/api/users/sign_out' } as const
        expect((await book.app.inject({ ...ends, headers: { ...app, cookie } })).statusCode).toBe(204)
      }))

    test('another version of the media type is refused before anything is done', () =>
      onBook(suite, async ({ player }) => {
        const demo = await player()
        const asks = (accept: string) => demo.call('updatePlayer', { body: { nickname: 'Nine' }, headers: { accept } })
        const before = (await demo.call('getPlayer')).answer
        const refused = await asks('application/vnd.touchline.v9+json')
        expect([refused.status, refused.error.code, refused.error.key]).toEqual([406, 1007, 'error.not_acceptable'])
        expect((await demo.call('getPlayer')).answer).toEqual(before)
        expect((await asks('application/vnd.touchline.v1+json')).status).toBe(200)
      }))

    test('a text that no database holds is refused, and the response says where it is', () =>
      onBook(suite, async ({ match, player }) => {
        const game = match()
        const demo = await player()
        for (const unstorable of ['a\u0000b', 'half \ud83d']) {
          const body = { meta: { device_id: unstorable }, bets: [single(game.home, 1_00)] }
          const placed = await demo.call('placeBets', { body, headers: { 'idempotency-key': 'unstorable' } })
          expect(placed.error.data.details).toMatchObject([{ path: 'body.meta.device_id' }])
          const renamed = await demo.call('updatePlayer', { body: { nickname: unstorable } })
          expect(renamed.status).toBe(400)
        }
        const found = await injectCall(demo.app, 'search', { query: { q: 'real\u0000' } })
        expect(found.error.data.details).toMatchObject([{ path: 'query.q' }])
        await demo.expectBalance(1_000_00)
      }))

    test('unknown addresses are 404, wrong methods 405, undecodable addresses 400, in the requested language', () =>
      onBook(suite, async ({ book }) => {
        const ask = (method: 'GET' | 'DELETE', url: string) =>
          book.app.inject({
            method,
            url,
            headers: { 'accept-language': 'de', 'x-app': 'touchline', 'content-type': 'application/json' },
          })
        expect((await ask('GET', '/api/v2/nothing')).json()).toMatchObject({
          code: 1020,
          localized_message: 'Hier gibt es nichts.',
        })
        const refused = await ask('DELETE', '/api/v3/bets')
        expect([refused.statusCode, refused.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
        // A method that the framework wants a body of, and refuses before it looks at the address.
        const query = await book.app.inject({ method: 'QUERY' as 'GET', url: '/api/player' })
        expect([query.statusCode, query.headers.allow]).toEqual([405, 'GET, HEAD, PATCH'])
        expect((await ask('GET', '/api/v2/matches/%zz')).json()).toMatchObject({ code: 1000 })
        expect((await ask('GET', '/api/health')).json()).toEqual({ status: 'ok' })
        expect((await ask('GET', '/api/docs/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' })
        expect((await ask('GET', '/api/docs/asyncapi.json')).json()).toMatchObject({ asyncapi: '3.0.0' })
        const reference = await ask('GET', '/api/docs')
        const [, script = ''] = /<script src="([^"]+)"/.exec(reference.body) ?? []
        expect((await ask('GET', script)).headers['content-type']).toContain('javascript')
        expect(reference.headers['content-security-policy']).toContain("script-src 'self';")
        expect(`${reference.body}`).not.toMatch(/https?:\/\/|<script[^>]*>[^<]/)
      }))

    test('PLAYER-01: hostile texts to sign in with are refused like any wrong ones', () =>
      onBook(suite, async ({ book }) => {
        for (const email of ["' OR 1=1 --", '\u0000@x.yz', '💣💣💣', '<script>alert(1)</script>', '\ud800abc']) {
          const { status } = await injectCall(book.app, 'signIn', { body: { email, password: '\u0000' } })
          expect([400, 401]).toContain(status)
        }
        expect(book.faults).toEqual([])
      }))
  })
})

/** Every path of a value, leaves and branches. */
function pathsOf(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  const inner = Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]))
  return path.length === 0 ? inner : [path, ...inner]
}

/** A copy with one value replaced; undefined removes it. */
function withValue(root: unknown, path: readonly string[], value: unknown): unknown {
  const copy = structuredClone(root)
  let at = copy as Record<string, unknown>
  for (const key of path.slice(0, -1)) at = at[key] as Record<string, unknown>
  const last = path.at(-1) ?? ''
  if (value === undefined) delete at[last]
  else at[last] = value
  return copy
}
