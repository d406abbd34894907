import { get } from 'node:http'
import { jurisdictionOf } from '@touchline/betting'
import { FRAMES_HEADER, TAGS_HEADER } from '@touchline/contract/constants'
import Fastify, { type FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { GOOD_SESSION, smallBackend } from '../testing/backend.ts'
import { siteMap } from '../testing/site-map.ts'
import type { Backend } from './backend.ts'
import type { MadePage, PageMaker, PageOrder } from './page-order.ts'
import { registerPages } from './register-pages.ts'
import type { WebOptions } from './web-options.ts'

const PAGE = { kind: 'page', status: 200, language: 'en', body: Buffer.from('<h1>Page</h1>'), problems: [] } as const

/** A maker that records its orders. */
function maker(make: (order: PageOrder) => Promise<MadePage> = async () => PAGE) {
  const orders: PageOrder[] = []
  const pageMaker: PageMaker = {
    make: (order) => {
      orders.push(order)
      return make(order)
    },
    close: async () => {},
  }
  return { orders, pageMaker }
}

function serve(pageMaker: PageMaker, more: Partial<WebOptions> = {}): FastifyInstance {
  const app = Fastify()
  const { backend } = smallBackend()
  registerPages(app, pageMaker, { backend, release: 'r1', origin: 'https://bets.example', now: () => 1_000, ...more })
  return app
}

describe('what strangers make up', () => {
  test('unknown query keys, any Host and raw cookies share one page', async () => {
    const { orders, pageMaker } = maker()
    const app = serve(pageMaker)
    for (let n = 0; n < 50; n++) {
      const headers = {
        host: `host-${n}.example`,
        cookie: `theme=light%0A${n}; oddsType=made-up-${n}; other=${n}; timeZone=uT${n % 2 ? 'c' : 'C'}`,
        'x-forwarded-proto': 'javascript',
      }
      await app.inject({ url: `/sports/schedule?x=${n}&utm_source=${n}`, headers })
    }
    expect(orders).toHaveLength(1)
    expect(orders[0]).toMatchObject({ search: '', origin: 'https://bets.example', preferences: { theme: null } })
  })

  test('addresses that do not exist share one page in each language', async () => {
    const { orders, pageMaker } = maker()
    const app = serve(pageMaker)
    for (let n = 0; n < 50; n++) await app.inject({ url: `/sports/made-up-${n}/x` })
    for (let n = 0; n < 50; n++) await app.inject({ url: `/de/made-up-${n}` })
    expect(orders.map(({ pathname }) => pathname)).toEqual(['/sports/404', '/de/sports/404'])
  })

  test('what a page reads is part of the key, in any order', async () => {
    const { orders, pageMaker } = maker()
    const app = serve(pageMaker)
    await app.inject({ url: '/sports/football?tab=all&page=2&x=1' })
    await app.inject({ url: '/sports/football?page=2&x=2&tab=all' })
    await app.inject({ url: '/sports/football?page=3&tab=all' })
    expect(orders.map(({ search }) => search)).toEqual(['?tab=all&page=2', '?tab=all&page=3'])
  })

  test('a made-up login gets the page of visitors, which is rendered once', async () => {
    const { orders, pageMaker } = maker()
    const app = serve(pageMaker)
    for (let n = 0; n < 20; n++) {
      const { headers } = await app.inject({ url: '/sports', headers: { cookie: `__Host-touchline=made-up-${n}` } })
      expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1, stale-while-revalidate=5')
    }
    expect(orders.map(({ hasSession }) => hasSession)).toEqual([false])
    const own = await app.inject({ url: '/sports', headers: { cookie: `__Host-touchline=${GOOD_SESSION}` } })
    expect(own.headers['cache-control']).toBe('private, no-cache')
    expect(orders.map(({ hasSession }) => hasSession)).toEqual([false, true])
  })

  test('SAFE-04: a player’s page has what the rules of their own country want, wherever they visit from; a visitor’s is shared within a country', async () => {
    const { orders, pageMaker } = maker()
    const app = serve(pageMaker, {
      countryOf: ({ headers }) => String(headers['x-country'] ?? '') || null,
      jurisdictionOf,
    })
    const asks = (country: string, cookie = '') =>
      app.inject({ url: '/sports', headers: { 'x-country': country, ...(cookie && { cookie }) } })
    const player = `__Host-touchline=${GOOD_SESSION}`
    for (const country of ['DK', 'GB']) for (const cookie of ['', '', player]) await asks(country, cookie)
    expect(orders.map(({ jurisdiction, hasSession }) => [jurisdiction, hasSession])).toEqual([
      ['denmark', false],
      ['sweden', true],
      ['uk', false],
      ['sweden', true],
    ])
    // Where the player is unknown, the page is made for the address of the request, and is shared with no one.
    const { backend } = smallBackend()
    const silent: Backend = (request) =>
      request.url === '/api/player' ? Promise.reject(new Error('gone')) : backend(request)
    const other = maker()
    const headers = { 'x-country': 'DK', cookie: player }
    const answer = await serve(other.pageMaker, { backend: silent, countryOf: () => 'DK', jurisdictionOf }).inject({
      url: '/sports',
      headers,
    })
    expect(answer.headers['cache-control']).toBe('private, no-cache')
    expect(other.orders.map(({ jurisdiction }) => jurisdiction)).toEqual(['denmark'])
  })

  test('a visitor gets the six pages that a browser requests at once; one who requests more gets 503, others get theirs', async () => {
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    const { orders, pageMaker } = maker(async () => {
      await gate
      return PAGE
    })
    const app = serve(pageMaker)
    const mine = Array.from({ length: 12 }, (_, n) =>
      app.inject({ url: `/sports/football?tab=all&page=${n}`, remoteAddress: '203.0.113.9' }),
    )
    let turnedAway = 0
    for (const answer of mine) void answer.then(() => turnedAway++)
    await expect.poll(() => turnedAway).toBe(6)
    expect(orders).toHaveLength(1)
    const other = app.inject({ url: '/sports/live', remoteAddress: '198.51.100.1' })
    await expect.poll(() => orders.length).toBe(2)
    release()
    const answers = await Promise.all(mine)
    const refused = answers.filter(({ statusCode }) => statusCode === 503)
    expect(refused).toHaveLength(6)
    expect(refused[0]?.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' })
    expect(refused[0]?.body).toContain('Please try again in a few seconds')
    expect((await other).statusCode).toBe(200)
  })

  test('who has had too many pages made gets 503, as all of one household are; shared pages cost none', async () => {
    const { orders, pageMaker } = maker()
    const made = new Map<string, number>()
    const turns: WebOptions['turns'] = {
      visitorOf: ({ ip }) => ip.split('.').slice(0, 3).join('.'),
      mayMake(visitor) {
        made.set(visitor, (made.get(visitor) ?? 0) + 1)
        return (made.get(visitor) ?? 0) <= 3
      },
    }
    const app = serve(pageMaker, { turns })
    const look = async (url: string, remoteAddress: string) => (await app.inject({ url, remoteAddress })).statusCode
    const statuses = []
    for (let n = 0; n < 5; n++) statuses.push(await look(`/sports/football?tab=all&page=${n}`, `203.0.113.${n}`))
    expect(statuses).toEqual([200, 200, 200, 503, 503])
    expect(await look('/sports/football?tab=all&page=1', '203.0.113.9')).toBe(200)
    expect(await look('/sports/live', '198.51.100.1')).toBe(200)
    expect(orders).toHaveLength(4)
  })

  test('the back end receives whose address a page is made for, and which page it is in the log', async () => {
    const visitors: (string | undefined)[] = []
    const names = new Set<string | undefined>()
    const asking: PageMaker = {
      async make(_order, _moment, ask) {
        await ask({ method: 'GET', url: '/api/v2/sports', headers: {} })
        return PAGE
      },
      close: async () => {},
    }
    const backend: Backend = async ({ url, visitor, headers }) => {
      // The site shown does not depend on the player.
      if (url === '/api/v2/site-map') return { status: 404, text: '{}' }
      visitors.push(visitor)
      names.add(headers['x-request-id'])
      return { status: 200, text: '{}' }
    }
    const app = serve(asking, { backend })
    await app.inject({ url: '/sports/live', remoteAddress: '203.0.113.7' })
    const cookie = `__Host-touchline=${GOOD_SESSION}`
    await app.inject({ url: '/sports/profile', remoteAddress: '203.0.113.8', headers: { cookie } })
    expect(visitors).toEqual(['203.0.113.7', '203.0.113.8', '203.0.113.8'])
    expect([...names]).toEqual([expect.stringMatching(/^req-/), expect.stringMatching(/^req-/)])
  })

  test('a page that could not be rendered is not kept for the next visitor', async () => {
    const { orders, pageMaker } = maker(async () => ({ ...PAGE, status: 500 }))
    const app = serve(pageMaker)
    await app.inject({ url: '/sports' })
    await app.inject({ url: '/sports' })
    expect(orders).toHaveLength(2)
  })

  test('a thread that breaks is a plain page with the name of the request', async () => {
    const app = serve(maker(() => Promise.reject(new Error('out of memory'))).pageMaker)
    const { statusCode, body, headers } = await app.inject({ url: '/de/sports' })
    expect([statusCode, headers['cache-control']]).toEqual([500, 'no-store'])
    expect(body).toContain('Leider ist etwas schiefgegangen')
    expect(body).toMatch(/<code>req-[\w-]+<\/code>/)
    expect(body).not.toContain('out of memory')
  })
})

describe('unknown addresses', () => {
  test('dot segments lead nowhere, in whatever way they are written', async () => {
    const { orders, pageMaker } = maker(async () => ({ ...PAGE, status: 404 }))
    const app = serve(pageMaker)
    await app.listen({ port: 0, host: '127.0.0.1' })
    const address = app.server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    for (const path of [
      '/sports/../../x',
      '/de/sports/%2e%2e/%2E%2e/',
      '/sports/./live',
      '/sports/football/..',
      '/sports/icon.svg/../../../package.json',
    ]) {
      // Neither fetch nor inject would send it unchanged.
      const status = await new Promise((resolve, reject) =>
        get({ port, path, host: '127.0.0.1' }, (response) => resolve(response.resume().statusCode)).on('error', reject),
      )
      expect([path, status]).toEqual([path, 404])
    }
    expect(new Set(orders.map(({ pathname }) => pathname))).toEqual(new Set(['/sports/404', '/de/sports/404']))
    await app.close()
  })

  test('SEO-02: everything outside gets the page of the product, whatever the method', async () => {
    const app = serve(maker(async () => ({ ...PAGE, status: 404 })).pageMaker)
    const looks = [
      { method: 'GET', url: '/xyz' },
      { method: 'OPTIONS', url: '/fr/sports' },
      { method: 'POST', url: '/SPORTS', headers: { 'content-type': 'text/strange' }, payload: 'x'.repeat(2_000_000) },
      { method: 'GET', url: '/sports/assets/nothing.js' },
    ] as const
    for (const look of looks) {
      const { statusCode, headers } = await app.inject(look)
      expect([look.url, statusCode, headers['content-type']]).toEqual([look.url, 404, 'text/html; charset=utf-8'])
    }
    const deleted = await app.inject({ method: 'DELETE', url: '/sports/live' })
    expect([deleted.statusCode, deleted.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS'])
    const options = await app.inject({ method: 'OPTIONS', url: '/sports/live' })
    expect([options.statusCode, options.headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS'])
  })

  test('ROUTE-12, BLOCK-01: a site for one group sends all others away, caches no response, and names the hosts it frames', async () => {
    const map = siteMap({
      frameSources: ['video.example', '*.widgets.example'],
      gtmId: 'GTM-TOUCH1',
      userGroupChecker: { groupId: 'gold', platformUrl: 'https://platform.example/' },
    })
    const { pageMaker, orders } = maker(async () => PAGE)
    const backend: Backend = async ({ url, headers }) => {
      if (url === '/api/v2/site-map') return { status: 200, text: JSON.stringify({ data: map }) }
      const isGold = headers.cookie?.includes('gold')
      if (url === '/api/player/status_groups')
        return { status: isGold ? 200 : 401, text: JSON.stringify({ data: [{ id: 'gold', name: 'gold' }] }) }
      return { status: 404, text: '{}' }
    }
    const app = serve(pageMaker, { backend })
    const visitor = await app.inject({ url: '/sports/live' })
    expect([visitor.statusCode, visitor.headers.location, visitor.headers['cache-control']]).toEqual([
      302,
      'https://platform.example/',
      'private, no-store',
    ])
    expect(orders).toEqual([])
    const signIn = await app.inject({ url: '/sports/users/sign-in' })
    expect([signIn.statusCode, signIn.headers[FRAMES_HEADER], signIn.headers[TAGS_HEADER]]).toEqual([
      200,
      'https://video.example https://*.widgets.example',
      'GTM-TOUCH1',
    ])
    expect((await app.inject({ url: '/sports/live', headers: { cookie: '__Host-touchline=gold' } })).statusCode).toBe(
      200,
    )
  })

  test('ROUTE-05: no byte of a token leaves for another host by a redirect of the site, from whichever page, and what stays here is stored nowhere', async () => {
    const token = 'MLJ7abcdefghijklmnop'
    const to = 'https://evil.example/collect'
    const guarded = [
      '/users/password/edit',
      '/users/confirmation',
      '/users/unlock',
      '/users/sign-in',
      '/profile',
      '/editor',
    ]
    const redirects = [...guarded, '/old'].map((from) => ({ from, to, status: 302 as const }))
    const map = siteMap({ redirects: [...redirects, { from: '/moved', to: '/live', status: 302 }] })
    const { pageMaker } = maker()
    const backend: Backend = async ({ url }) => ({
      status: url === '/api/v2/site-map' ? 200 : 404,
      text: JSON.stringify({ data: map }),
    })
    const app = serve(pageMaker, { backend })
    const asked = (path: string) => app.inject({ url: `/sports${path}?reset_password_token=${token}` })
    const sentTo = async (path: string) => {
      const { headers, statusCode, payload } = await asked(path)
      return {
        statusCode,
        bytes: `${headers.location ?? ''}${headers.link ?? ''}${payload}`.split(token).length - 1,
        headers,
      }
    }
    // The floor: inside this site the token goes along, once.
    expect(await sentTo('/moved')).toMatchObject({
      statusCode: 302,
      bytes: 1,
      headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
    })
    expect(await sentTo('/old')).toMatchObject({ statusCode: 302, bytes: 0, headers: { location: to } })
    for (const path of guarded) {
      const { statusCode, headers, bytes } = await sentTo(path)
      expect([path, statusCode, headers.location, bytes]).toEqual([path, 200, undefined, 0])
    }
  })

  test('SEO-02, ROUTE-01, ROUTE-05: the site defines the languages, pages, redirects and removed pages', async () => {
    const map = siteMap({
      locales: ['de', 'en'],
      isLocaleRequired: true,
      gone: ['/final'],
      pages: [{ key: null, path: '/club', index: true }],
      redirects: [{ from: '/old', to: '/club', status: 307 }],
    })
    const { pageMaker, orders } = maker(async () => PAGE)
    const backend: Backend = async ({ url }) => ({
      status: url === '/api/v2/site-map' ? 200 : 404,
      text: JSON.stringify({ data: map }),
    })
    const app = serve(pageMaker, { backend })
    const asked = async (url: string) => {
      const { statusCode, headers } = await app.inject({ url })
      return [statusCode, headers.location]
    }
    expect(await asked('/')).toEqual([302, '/de/sports'])
    expect(await asked('/sports/live?sport=tennis')).toEqual([301, '/de/sports/live?sport=tennis'])
    expect(await asked('/en/sports/old?ctag=7')).toEqual([307, '/en/sports/club?ctag=7'])
    for (const url of ['/de/sports/club', '/de/sports/final', '/de/sports/nowhere', '/ru/sports'])
      await app.inject({ url })
    expect(orders.map(({ pathname }) => pathname)).toEqual(['/de/sports/club', '/de/sports/final', '/de/sports/404'])
  })

  test('SEO-02, BLOCK-06: proxies may cache a page for a second; the next one has the published site, with another ETag', async () => {
    let [now, version] = [1_000, 1]
    const backend: Backend = async ({ url }) =>
      url === '/api/v2/site-map'
        ? { status: 200, text: JSON.stringify({ data: siteMap({ version }) }) }
        : { status: 404, text: '{}' }
    const { pageMaker, orders } = maker(async () => ({ ...PAGE, body: Buffer.from(`<h1>Version ${version}</h1>`) }))
    const app = serve(pageMaker, { backend, now: () => now })
    const look = async () => {
      const { headers, body } = await app.inject({ url: '/sports/about' })
      return { body, etag: headers.etag, cache: headers['cache-control'] }
    }
    const first = await look()
    expect(first).toMatchObject({
      body: '<h1>Version 1</h1>',
      cache: 'public, max-age=0, s-maxage=1, stale-while-revalidate=5',
    })
    expect([await look(), orders.length]).toEqual([first, 1])
    version = 2
    now += 400
    await expect.poll(async () => (await look()).body).toBe('<h1>Version 2</h1>')
    expect((await look()).etag).not.toBe(first.etag)
  })

  test('SEO-02: a page that is still the same is not sent again', async () => {
    const app = serve(maker(async () => PAGE).pageMaker)
    const { headers } = await app.inject({ url: '/sports/live' })
    const again = await app.inject({ url: '/sports/live', headers: { 'if-none-match': headers.etag ?? '' } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })
})
