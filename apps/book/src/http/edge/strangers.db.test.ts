import { request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import type { TestBook } from '../../testing/test-book.ts'
import type { TestMatch } from '../../testing/test-match.ts'
import { single, type TestPlayer } from '../../testing/test-player.ts'
import { openTestWorld } from '../../testing/test-world.ts'

const JSON_CALL = { 'x-app': 'touchline', 'content-type': 'application/json' }

/** Sends a body as a client does that reads the response only when it has sent everything. */
async function sendAll(book: TestBook, path: string, headers: Record<string, string>, body: string) {
  if (!book.app.server.listening) await book.app.listen({ port: 0, host: '127.0.0.1' })
  const address = book.app.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const call = request({ port, path, method: 'POST', host: '127.0.0.1', headers }, (response) => {
      let text = ''
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode, text }))
    })
    call.on('error', reject)
    call.end(body)
  })
}

/** A bet beside another client's load takes less than so many times as long as without. */
const MOST_TIMES = 25
const BETS_TIMED = 15

async function originOf(book: TestBook): Promise<string> {
  if (!book.app.server.listening) await book.app.listen({ port: 0, host: '127.0.0.1' })
  const address = book.app.server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

/** Returns how long the player's bets take, in ms: the median of some. */
function betTimer(player: TestPlayer, game: TestMatch): () => Promise<number> {
  let key = 0
  return async () => {
    const times: number[] = []
    for (let n = 0; n < BETS_TIMED; n++) {
      const began = performance.now()
      expect((await player.places(single(game.home, 10), { key: `timed-key-${key++}` })).result.status).toBe(201)
      times.push(performance.now() - began)
    }
    return times.sort((a, b) => a - b)[BETS_TIMED >> 1] ?? 0
  }
}

/** Measures while each request is sent again as soon as its response arrives. */
async function underLoad(asks: readonly (() => Promise<Response>)[], measure: () => Promise<number>): Promise<number> {
  let isLoaded = true
  const load = asks.map(async (ask) => {
    while (isLoaded) await (await ask()).arrayBuffer()
  })
  const taken = await measure()
  isLoaded = false
  await Promise.all(load)
  return taken
}

/** What strangers do to the door: none of it changes anything, none of it costs much. */
onDatabase((suite) => {
  describe('strangers', () => {
    test('one visitor who requests documents and lists on four connections holds up no bet', () =>
      onBook(suite, async ({ book, player, match }) => {
        const [game, demo] = [match(), await player()]
        const origin = await originOf(book)
        const betTime = betTimer(demo, game)
        await betTime()
        const quiet = await betTime()
        const paths = ['/api/docs/openapi.json', '/api/docs/asyncapi.json', '/api/v2/matches?limit=500', '/api/health']
        const loaded = await underLoad(
          paths.map((path) => () => fetch(`${origin}${path}`)),
          betTime,
        )
        // One document made again was sixty times a bet.
        expect(loaded / quiet).toBeLessThan(MOST_TIMES)
      }))

    test('a bet is placed beside each of the expensive calls, odds history and meetings included, requested without end on four connections of one visitor', () =>
      onBook(suite, async ({ book, player, match, modelled }) => {
        const [game, demo, shown] = [match(), await player(), modelled('expensive')]
        const world = await openTestWorld(book)
        for (let n = 0; n < 400; n++) world.shows({ startsIn: 3_600_000 * (1 + n) })
        const listed = world.shows().id
        const origin = await originOf(book)
        const isoIn = (hours: number) => new Date(book.clock.now() + hours * 3_600_000).toISOString()
        const betTime = betTimer(demo, game)
        await betTime()
        const slow: string[] = []
        const words = 'abcdefghijklmnopqrstuvwxy'.split('').join('%20')
        const builder = {
          method: 'POST',
          headers: JSON_CALL,
          body: JSON.stringify({ selections: [shown.pick(1, '', '1')], with_excluded: true }),
        }
        const calls: readonly (readonly [path: string, init?: RequestInit])[] = [
          ['/api/docs/openapi.json'],
          ['/api/docs/asyncapi.json'],
          ['/api/health'],
          ['/api/v2/rates'],
          ['/api/v2/sports'],
          ['/api/v2/categories'],
          ['/api/v2/tournaments'],
          ['/api/v2/matches?limit=500'],
          [`/api/v2/matches/${listed}`],
          [`/api/v2/matches/${listed}/markets?limit=500`],
          [`/api/v2/search?q=${words}`],
          ['/api/v2/site-map'],
          [`/api/v2/bets/custom/markets/${listed}`],
          ['/api/v2/bets/custom/odds', builder],
          [`/api/v2/matches/${listed}/odds-history?market_id=1`],
          [`/api/v2/matches/${listed}/h2h`],
          [`/api/v2/meetings?start_from=${isoIn(0)}&start_to=${isoIn(48)}`],
        ]
        for (const [path, init] of calls) {
          expect((await fetch(`${origin}${path}`, init)).status, path).toBe(200)
          const quiet = await betTime()
          const load = Array.from({ length: 4 }, () => () => fetch(`${origin}${path}`, init))
          const times = (await underLoad(load, betTime)) / quiet
          if (times >= MOST_TIMES) slow.push(`${path}: ${Math.round(times)} times`)
        }
        expect(slow).toEqual([])
      }))

    test('a bet does not wait behind hundreds of reads of another client', () =>
      onBook(suite, async ({ book, player, match }) => {
        const [game, demo, eager] = [match(), await player(), await player()]
        const headers = { cookie: `__Host-touchline=${eager.session}` }
        const place = (key: string) => demo.places(single(game.home, 1_00), { key })
        await place('warm-key')
        const began = performance.now()
        let answered = 0
        const asked = Array.from({ length: 800 }, async () => {
          const answer = await book.app.inject({ url: '/api/v3/bets', headers })
          answered++
          return answer.statusCode
        })
        expect((await place('beside-key')).result.status).toBe(201)
        const [bet, before] = [performance.now() - began, answered]
        expect(new Set(await Promise.all(asked))).toEqual(new Set([200]))
        expect([before < 600, bet < (performance.now() - began) * 0.8]).toEqual([true, true])
      }))

    test('the documents are made once: a client that has them gets 304 by their tag', () =>
      onBook(suite, async ({ book }) => {
        for (const url of ['/api/docs/openapi.json', '/api/docs/asyncapi.json']) {
          const first = await book.app.inject({ url })
          expect(first.json().info.title).toEqual(expect.any(String))
          const again = await book.app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } })
          expect([again.statusCode, again.body]).toEqual([304, ''])
        }
      }))

    test('health stores nothing, however often strangers request it', () =>
      onBook(suite, async ({ book }) => {
        const answers = await Promise.all(Array.from({ length: 50 }, () => book.app.inject({ url: '/api/health' })))
        expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
        const [row] = await book.parts.db.query<{ n: number }>(
          `SELECT count(*)::int AS n FROM rate_limits WHERE feature = 'health'`,
          [],
        )
        expect(row?.n).toBe(0)
      }))

    test('JSON of any number of levels is malformed, whatever call it is sent to, and no failure of the book', () =>
      onBook(suite, async ({ book, player }) => {
        const { session } = await player()
        const nested = (levels: number) => `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`
        for (const [url, levels] of [
          ['/api/users/sign_in', 30_000],
          ['/api/v2/bets/custom/odds', 30_000],
          ['/api/v3/bets', 150_000],
        ] as const) {
          const headers = { ...JSON_CALL, cookie: `__Host-touchline=${session}`, 'idempotency-key': `levels-${levels}` }
          const answer = await book.app.inject({ method: 'POST', url, headers, payload: nested(levels) })
          expect([url, answer.statusCode, answer.json().key]).toEqual([url, 400, 'error.malformed_json'])
        }
      }))

    test('a write is accepted from a page of ours, or from a client that is no browser', () =>
      onBook(suite, async ({ book, player, match }) => {
        const game = match()
        const demo = await player()
        const place = (headers: Record<string, string>, key: string) =>
          demo.call('placeBets', {
            body: { meta: { device_id: 'd' }, bets: [single(game.home, 1_00)] },
            headers: { 'idempotency-key': key, ...headers },
          })
        const foreign: readonly Record<string, string>[] = [
          { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
          { origin: 'https://evil.example' },
          { origin: 'null' },
          { origin: 'https://localhost.evil.example' },
          { origin: 'http://localhost:81' },
          { 'sec-fetch-site': 'cross-site' },
          { 'sec-fetch-site': 'same-site' },
        ]
        for (const [n, headers] of foreign.entries()) {
          const refused = await place(headers, `foreign-${n}`)
          expect([headers, refused.status, refused.error.key]).toEqual([headers, 403, 'error.foreign_origin'])
        }
        await demo.expectBalance(1_000_00)
        const own: readonly Record<string, string>[] = [
          {},
          { origin: 'http://localhost:80', 'sec-fetch-site': 'same-origin' },
          { 'sec-fetch-site': 'same-origin' },
        ]
        for (const [n, headers] of own.entries()) expect((await place(headers, `own-key-${n}`)).status).toBe(201)
        await demo.expectBalance(997_00)
        // Not a call of the contract, and not carried out either.
        const foreignType = {
          'x-app': 'touchline',
          cookie: `__Host-touchline=${demo.session}`,
          'content-type': 'text/plain',
        }
        const out = await book.app.inject({ method: 'DELETE', url: '/api/users/sign_out', headers: foreignType })
        expect(out.json()).toMatchObject({ code: 1002 })
        expect((await demo.call('getPlayer')).status).toBe(200)
      }))

    test('a body over the limit is refused with its code, after it is sent and while it is', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const cookie = `__Host-touchline=${demo.session}`
        const large = `{"a":"${'x'.repeat(5_000_000)}"}`
        for (const headers of [
          { 'content-length': String(large.length) },
          { 'transfer-encoding': 'chunked' },
        ] as readonly Record<string, string>[]) {
          const answer = await sendAll(book, '/api/v2/settings', { ...JSON_CALL, cookie, ...headers }, large)
          expect([answer.status, JSON.parse(answer.text).code]).toEqual([413, 1003])
        }
        const fits = `{"a":"${'x'.repeat(60_000)}"}`
        expect((await sendAll(book, '/api/v2/settings', { ...JSON_CALL, cookie }, fits)).status).toBe(400)
        const placement = { ...JSON_CALL, cookie, 'idempotency-key': 'large-placement' }
        expect((await sendAll(book, '/api/v3/bets', placement, `{"a":"${'x'.repeat(900_000)}"}`)).status).toBe(400)
        // A stranger's placement is not even read.
        const stranger = { ...JSON_CALL, 'idempotency-key': 'large-placement' }
        expect((await sendAll(book, '/api/v3/bets', stranger, `{"a":"${'x'.repeat(900_000)}"}`)).status).toBe(401)
      }))

    test('no client makes expensive calls without end; others go on', async () => {
      const tight = (await suite().book()).restarts({ LIMIT_SCALE: '1' })
      const book = await tight
      const [eager, other] = [await book.player(`eager-${suite().histories}`), await book.player('calm')]
      const search = (session: string | null) =>
        book.app.inject({ url: '/api/v2/search?q=arsenal', headers: { cookie: `__Host-touchline=${session}` } })
      // At once: an allowance refills while a slow machine sends one response after the other.
      const answers = await Promise.all(Array.from({ length: 80 }, () => search(eager.session)))
      const refusals = answers.filter(({ statusCode }) => statusCode === 429)
      expect(refusals.length).toBeGreaterThan(5)
      const [refused] = refusals
      expect(refused?.json().code).toBe(1013)
      expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
      expect((await search(other.session)).statusCode).toBe(200)
      await book.close()
    })
  })
})
