import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { injectCall } from '../../testing/inject-call.ts'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import { ICONS_VERSION } from '../icons/index.ts'

onDatabase((suite) => {
  describe('integrations', () => {
    test('PLAYER-07: the Watchers id of a player stays the same over restarts, differs between players and reveals nothing', () =>
      onBook(suite, async ({ book, player }) => {
        const [demo, other] = [await player(), await player()]
        const first = (await demo.call('getWatchersUserId')).answer.data.user_id
        expect(first).toMatch(/^[A-Za-z0-9_-]{22}$/)
        expect((await other.call('getWatchersUserId')).answer.data.user_id).not.toBe(first)
        const again = await book.restarts()
        demo.app = again.app
        expect((await demo.call('getWatchersUserId')).answer.data.user_id).toBe(first)
        expect((await injectCall(again.app, 'getWatchersUserId')).status).toBe(401)
        await again.close()
      }))

    test("CAT-08: a configured provider's application opens with a signed token of one minute, others are not found", () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const { additional_providers: additional } = (await demo.call('getSettings')).answer.data
        expect([additional.horse_racing.launch, additional.lotto.launch]).toEqual([true, false])
        const launch = (provider: string, app = 'derby') =>
          demo.call('launchApp', { params: { provider }, body: { app } })
        const url = new URL((await launch('racing')).answer.data.url)
        expect([url.origin + url.pathname, url.searchParams.get('theme'), url.searchParams.get('app')]).toEqual([
          'https://racing.example/play',
          'dark',
          'derby',
        ])
        const [head = '', claims = '', signature] = (url.searchParams.get('token') ?? '').split('.')
        expect(createHmac('sha256', 'launch-secret').update(`${head}.${claims}`).digest('base64url')).toBe(signature)
        const received = JSON.parse(Buffer.from(claims, 'base64url').toString())
        expect(received).toMatchObject({ aud: 'racing', app: 'derby', exp: Math.floor(book.clock.now() / 1_000) + 60 })
        expect(received.sub).not.toBe((await demo.call('getWatchersUserId')).answer.data.user_id)
        expect((await launch('lotto')).error.key).toBe('error.not_found')
        expect((await launch('racing', '../x')).status).toBe(400)
        const visitor = { params: { provider: 'racing' }, body: { app: 'derby' } }
        expect((await injectCall(book.app, 'launchApp', visitor)).status).toBe(401)
      }))

    test('WATCH-04: the icon document has both sets and may be kept for a year under its own version only', () =>
      onBook(suite, async ({ book }) => {
        const ask = (version: string) => book.app.inject({ url: '/fe-api/icons.svg', query: { version } })
        const answer = await ask('1')
        expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
        expect(answer.headers['cache-control']).toBe('public, max-age=300')
        expect(answer.body).toContain('<symbol id="sport-football"')
        expect(answer.body).toContain('<symbol id="ui-search"')
        expect(answer.body.match(/ id="/g)).toHaveLength(new Set(answer.body.match(/ id="[^"]+"/g)).size)
        const current = await ask(ICONS_VERSION)
        expect([current.headers['cache-control'], current.body]).toEqual(['public, max-age=31536000', answer.body])
        expect((await injectCall(book.app, 'getIcons')).answer).toBe(answer.body)
        expect((await ask('x'.repeat(81))).statusCode).toBe(400)
      }))
  })
})
