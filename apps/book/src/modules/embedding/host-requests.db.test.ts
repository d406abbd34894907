import { describe, expect, test } from 'vitest'
import { perform } from '../../operator/perform.ts'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import { operates } from '../../testing/operates.ts'
import {
  CODES,
  framedCall,
  type HostAnswer,
  hostPlayer,
  lists,
  newFrame,
  openTestHost,
  SIGN_OUTS,
} from '../../testing/test-host.ts'

const SECOND_MS = 1_000
const keyOf = ({ body }: HostAnswer) => body.key
const WRONG = 'error.embed.signature_invalid'
const STALE = 'error.embed.request_stale'
const REUSED = 'error.embed.request_reused'

onDatabase((suite) => {
  describe('requests of the servers of hosts', () => {
    test('EMBED-03: a request counts by the signature of its host over address, host, name and body, for a minute', () =>
      onBook(suite, async ({ book }) => {
        const other = await openTestHost(book)
        const host = await openTestHost(book, [other.origin])
        const now = book.clock.now()
        const request = () => ({ origin: host.origin, nonce: newFrame().nonce, player: hostPlayer() })
        const key = async (...args: Parameters<typeof host.sends>) => keyOf(await host.sends(...args))
        expect(await key(CODES, request(), { key: other.key })).toBe(WRONG)
        expect(await key(CODES, request(), { host: other.origin })).toBe(WRONG)
        expect(await key(CODES, request(), { host: 'https://unknown.example' })).toBe(WRONG)
        expect(await key(CODES, request(), { host: `${host.origin}/` })).toBe(WRONG)
        expect(await key(CODES, request(), { path: SIGN_OUTS })).toBe(WRONG)
        expect(await key(CODES, request(), { body: JSON.stringify(request()) })).toBe(WRONG)
        expect(await key(CODES, request(), { header: '' })).toBe(WRONG)
        expect(await key(CODES, request(), { header: `t=${now / 1_000},v1=${'0'.repeat(64)}` })).toBe(WRONG)
        for (const requestId of ['', 'short', 'with space in it', 'x'.repeat(101)])
          expect(await key(CODES, request(), { requestId })).toBe(WRONG)
        expect(await key(CODES, request(), { at: now - 61 * SECOND_MS })).toBe(STALE)
        expect(await key(CODES, request(), { at: now + 61 * SECOND_MS })).toBe(STALE)
        expect(await key(CODES, { ...request(), origin: other.origin })).toBe('error.validation')
        const made = await book.parts.db.query(
          'SELECT 1 FROM embed_codes c JOIN embed_hosts h ON h.id = c.host_id WHERE h.origin = $1',
          [host.origin],
        )
        expect(made).toEqual([])
        for (const at of [now - 60 * SECOND_MS, now + 60 * SECOND_MS])
          expect((await host.sends(CODES, request(), { at })).status).toBe(201)
      }))

    test('EMBED-03: a request counts once, and a nonce has one code, for every repetition', () =>
      onBook(suite, async ({ book }) => {
        const other = await openTestHost(book)
        const host = await openTestHost(book, [other.origin])
        const body = { origin: host.origin, nonce: newFrame().nonce, player: hostPlayer() }
        const signed = { requestId: 'request-that-is-sent-again' }
        expect((await host.sends(CODES, body, signed)).status).toBe(201)
        const again = await host.sends(CODES, body, signed)
        expect([again.status, keyOf(again)]).toEqual([409, REUSED])
        expect(keyOf(await host.sends(CODES, { ...body, nonce: newFrame().nonce }, signed))).toBe(REUSED)
        expect(keyOf(await host.sends(CODES, body))).toBe(REUSED)
        expect(keyOf(await other.sends(CODES, { ...body, origin: other.origin }))).toBe(REUSED)
        // The same name at another host is another request.
        expect(
          (await other.sends(CODES, { ...body, origin: other.origin, nonce: newFrame().nonce }, signed)).status,
        ).toBe(201)
        const out = { requestId: 'sign-out-that-is-sent-again' }
        const signOut = { external_id: body.player.external_id }
        expect((await host.sends(SIGN_OUTS, signOut, out)).status).toBe(200)
        const cookie = await host.lets(body.player)
        expect(keyOf(await host.sends(SIGN_OUTS, signOut, out))).toBe(REUSED)
        expect((await framedCall(book, 'getPlayer', { cookie })).status).toBe(200)
      }))

    test('EMBED-02: bodies that are huge, deep, no JSON, or hold unknown fields are refused, and make nothing', () =>
      onBook(suite, async ({ book }) => {
        const host = await openTestHost(book)
        const good = { origin: host.origin, nonce: newFrame().nonce, player: hostPlayer() }
        const text = JSON.stringify(good)
        const bodies: readonly (readonly [string, number])[] = [
          ['', 400],
          ['{', 400],
          ['null', 400],
          ['[]', 400],
          [`${'['.repeat(2_000)}${']'.repeat(2_000)}`, 400],
          [text.replace('{', '{"__proto__":{"origin":"x"},'), 400],
          [text.replace('"player":{', '"player":{"__proto__":{"is_operator":true},'), 400],
          [text.replace('"player":{', '"player":{"constructor":{"prototype":{}},'), 400],
          [text.replace('"player":{', '"player":{"is_operator":true,'), 400],
          [text.replace('"born_on":"1990-02-28"', '"born_on":"1990-02-30"'), 400],
          [text.replace(/"external_id":"[^"]*"/, '"external_id":"with space"'), 400],
          [text.replace(/"external_id":"[^"]*"/, '"external_id":"\\u0000"'), 400],
          [JSON.stringify({ ...good, nonce: 'short' }), 400],
          [JSON.stringify({ ...good, filler: 'x'.repeat(8_192) }), 413],
          ['x'.repeat(5_000_000), 413],
        ]
        for (const [body, status] of bodies) {
          const answer = await host.sends(CODES, body)
          expect(answer.status, `${body.slice(0, 90)} ${JSON.stringify(answer.body)}`).toBe(status)
        }
        expect(({} as Record<string, unknown>).is_operator).toBeUndefined()
        const made = await book.parts.db.query('SELECT 1 FROM embed_players WHERE external_id = $1', [
          good.player.external_id,
        ])
        expect(made).toEqual([])
        expect((await host.sends(CODES, good)).status).toBe(201)
      }))

    test('EMBED-02: a host that the site does not list gets no codes, and one that is removed counts no more', () =>
      onBook(suite, async ({ book }) => {
        const host = await openTestHost(book)
        const ann = hostPlayer()
        const cookie = await host.lets(ann)
        const id = (await framedCall(book, 'getPlayer', { cookie })).body.data?.id
        const frame = newFrame()
        const unused = await host.code(frame, ann)
        const body = () => ({ origin: host.origin, nonce: newFrame().nonce, player: ann })
        await lists(book, [])
        expect(keyOf(await host.sends(CODES, body()))).toBe('error.embed.host_unlisted')
        await lists(book, [host.origin])
        const removed = await operates(book, `embed host remove ${host.origin}`)
        expect([removed.ok, removed.text]).toEqual([true, expect.stringContaining('1 sessions')])
        expect(keyOf(await host.sends(CODES, body()))).toBe(WRONG)
        expect(keyOf(await host.exchanges(unused, frame))).toBe('error.embed.code_invalid')
        expect((await framedCall(book, 'getPlayer', { cookie })).status).toBe(401)
        expect((await operates(book, `embed host remove ${host.origin}`)).ok).toBe(false)
        // It comes back with another key, and its players are the same.
        const back = await operates(book, `embed host add ${host.origin} Operator again`)
        const key = back.text.split('\n').at(-1) ?? ''
        expect(key).not.toBe(host.key)
        expect(keyOf(await host.sends(CODES, body()))).toBe(WRONG)
        const next = newFrame()
        const given = await host.sends(CODES, { ...body(), nonce: next.nonce }, { key })
        const begun = await host.exchanges(String(given.body.data?.code), next)
        const again = begun.cookies[0]?.split(';')[0]
        expect((await framedCall(book, 'getPlayer', { cookie: again })).body.data?.id).toBe(id)
      }))

    test('EMBED-02: an operator adds hosts, changes their keys, and sees what pages of hosts need; no log keeps a key', () =>
      onBook(suite, async ({ book }) => {
        const origin = 'https://www.operator-of-the-log.example'
        await lists(book, ['https://listed.example'])
        for (const wrong of [
          'www.operator.example',
          `${origin}/`,
          'https://OPERATOR.example',
          'https://*.example',
          'null',
          'ftp://a.example',
        ])
          expect((await operates(book, `embed host add ${wrong} Name`)).ok, wrong).toBe(false)
        const added = await operates(book, `embed host add ${origin} --name The operator`)
        expect(added.text).toContain('frameOrigins')
        expect(await operates(book, `embed host add ${origin} Again`)).toMatchObject({ ok: false })
        const renewed = await operates(book, `embed host key ${origin}`)
        const keys = [added, renewed].map(({ text }) => text.split('\n').at(-1) ?? '')
        for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/)
        expect(keys[0]).not.toBe(keys[1])
        expect((await operates(book, 'embed host list')).text).toContain(
          `${origin}  The operator  (not in frameOrigins`,
        )
        const csp = (await operates(book, 'embed csp https://book.example')).text
        expect(csp).toContain('  script-src https://book.example\n  frame-src https://book.example\n')
        expect(csp).toContain('https://listed.example')
        expect(csp).toContain(origin)
        expect((await operates(book, 'embed csp')).text).toContain(`script-src ${book.parts.config.publicUrl}`)
        for (const line of ['embed', 'embed host', 'embed host add', 'embed csp a b', 'embed csp not-an-origin'])
          expect((await operates(book, line)).ok, line).toBe(false)
        const kept = await book.parts.db.query<{ kept: string }>(
          `SELECT string_agg(answer || array_to_string(words, ' '), ' ') || (SELECT string_agg(sealed_key, ' ') FROM embed_hosts) AS kept FROM operator_log`,
          [],
        )
        for (const key of keys) expect(kept[0]?.kept).not.toContain(key)
        await operates(book, `embed host remove ${origin}`)
      }))

    test('EMBED-03: commands name a player of a host by its origin and what it calls them', () =>
      onBook(suite, async ({ book }) => {
        const host = await openTestHost(book)
        const signOut = hostPlayer({ external_id: 'p#1' })
        await host.lets(signOut)
        const name = `${host.origin}#p#1`
        for (const command of [
          `deposit ${name} 5.00 EUR by-hand-${host.origin.length}-1`,
          `withdraw ${name} 5.00 EUR by-hand-${host.origin.length}-2`,
          `limit ${name} wager:day 50.00 EUR`,
          `limit ${name}`,
          `group add ${name} vip`,
          `points ${name} +5 goodwill`,
          `exclude ${name} 1 break`,
        ]) {
          const { ok, text } = await operates(book, command)
          expect(ok, `${command}: ${text}`).toBe(true)
        }
        expect((await operates(book, `limit ${host.origin}#unknown`)).ok).toBe(false)
        expect((await operates(book, `limit https://elsewhere.example#p#1`)).ok).toBe(false)
      }))

    test('EMBED-02: a host that runs beside the product may show the site, and needs no place in its file', () =>
      onBook(suite, async ({ book }) => {
        const host = await openTestHost(book)
        await lists(book, [])
        const listed = async (demoHosts: readonly string[]) => {
          const ports = { ...book.parts, config: { ...book.parts.config, demoHosts } }
          const { text } = await perform({ name: 'embed', args: ['host', 'list'] }, ports)
          return text.split('\n').find((line) => line.includes(host.origin))
        }
        expect(await listed([])).toContain('not in frameOrigins')
        expect(await listed([host.origin])).not.toContain('not in frameOrigins')
      }))

    test('EMBED-03: a host keeps the money of all of its players, or of none', () =>
      onBook(suite, async ({ book }) => {
        const [origin, url] = ['https://with-a-wallet.example', 'https://wallet.example/sportsbook']
        const add = (...more: string[]) => operates(book, ['embed host add', origin, 'Wallet', ...more].join(' '))
        for (const wrong of [
          ['--wallet', 'seamless'],
          ['--wallet-url', url],
          ['--wallet', 'other', '--wallet-url', url],
          ['--wallet', 'seamless', '--wallet-url', 'http://wallet.example/sportsbook'],
          ['--wallet', 'seamless', '--wallet-url', `${url}/`],
          ['--wallet', 'seamless', '--wallet-url', `${url}?key=1`],
          ['--walet', 'seamless'],
        ])
          expect((await add(...wrong)).ok, wrong.join(' ')).toBe(false)
        expect((await add('--wallet', 'seamless', '--wallet-url', url)).ok).toBe(true)
        expect((await operates(book, 'embed host list')).text).toContain(`(wallet ${url})`)
        expect((await operates(book, `embed wallet list ${origin}`)).text).toBe('Every payment has its answer.')
        expect((await operates(book, 'embed wallet check https://no-host.example')).ok).toBe(false)
        expect((await operates(book, `embed wallet check ${origin} more`)).ok).toBe(false)

        const host = await openTestHost(book)
        await host.lets()
        await operates(book, `embed host remove ${host.origin}`)
        const back = `embed host add ${host.origin} Operator`
        expect((await operates(book, `${back} --wallet seamless --wallet-url ${url}`)).text).toContain('another wallet')
        expect((await operates(book, back)).ok).toBe(true)
        await operates(book, `embed host remove ${origin}`)
      }))
  })
})
