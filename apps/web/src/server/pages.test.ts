import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { GOOD_SESSION, GOOD_TOKEN, smallBackend } from '../testing/backend.ts'
import type { Backend } from './backend.ts'
import { documentHtml } from './document.ts'
import { makerInThisThread } from './make-page.ts'
import { registerPages } from './register-pages.ts'
import type { Renderer } from './renderer.ts'

const ROOT = join(import.meta.dirname, '../..')
const NOW = Date.parse('2026-11-20T21:00:00.000Z')

let vite: ViteDevServer
let renderer: Renderer
let now = NOW

beforeAll(async () => {
  vite = await createServer({
    configFile: join(ROOT, 'vite.config.ts'),
    root: ROOT,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  const { renderPage } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as { renderPage: Renderer['render'] }
  const parts = { base: '/sports/', assets: { scripts: ['assets/entry.js'], styles: [] }, fonts: [] }
  renderer = { render: renderPage, document: (page) => documentHtml(page, parts) }
})
afterAll(() => vite.close())
beforeEach(() => {
  now = NOW
})

function serve(backend: Backend = smallBackend().backend): FastifyInstance {
  const app = Fastify()
  registerPages(app, makerInThisThread(renderer), {
    backend,
    release: 'r1',
    origin: 'https://bets.example',
    now: () => now,
  })
  return app
}

/** A server with a readable log. */
function loggedServer(backend: Backend) {
  const lines: { reqId: string; problem?: { kind: string; where: string } }[] = []
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const app = Fastify({ logger: { level: 'warn', stream } })
  const maker = makerInThisThread(renderer)
  registerPages(app, maker, { backend, release: 'r1', origin: 'https://bets.example', now: () => now })
  const problems = () => lines.flatMap(({ problem }) => (problem ? [problem] : []))
  return { app, problems, lines }
}

/** The reference that the error page shows for the operator. */
function referenceOf(body: string): string | null {
  const [, word, id] = /<p>(\w+)(?:<!-- -->)?: <code dir="ltr">([^<]+)<\/code><\/p>/.exec(body) ?? []
  return word === undefined ? null : `${word}: ${id}`
}

async function page(url: string, cookie = '') {
  const { statusCode, body, headers } = await serve().inject({ url, headers: cookie ? { cookie } : {} })
  return { status: statusCode, body, headers }
}

describe('pages from the server', () => {
  test('ROUTE-03: every page of the table responds with its heading', async () => {
    const headings: readonly (readonly [path: string, heading: string])[] = [
      ['/sports', 'Live now'],
      ['/sports/live', 'In-play'],
      ['/sports/cybersport', 'Esports'],
      ['/sports/schedule', 'Schedule'],
      ['/sports/football', 'Football'],
      ['/sports/football?tab=all&time=3&sortBy=time', 'Football'],
      ['/sports/football?tab=outrights', 'Football'],
      ['/sports/football/england', 'England'],
      ['/sports/football/premier-league-t17', 'Premier League'],
      ['/sports/football/premier-league-winner-m9', 'Premier League: winner'],
      ['/sports/about', 'About Touchline'],
      ['/sports/general-rules', 'Betting rules'],
      ['/sports/users/sign-in', 'Sign in'],
      ['/sports/users/sign-up', 'Create an account'],
      ['/sports/users/password/new', 'Forgot your password?'],
      ['/sports/users/password/edit?reset_password_token=x', 'Choose a new password'],
      ['/sports/users/confirmation?confirmation_token=x', 'Confirm your account'],
      ['/sports/users/confirmation/new', 'Confirm your account'],
      ['/sports/users/unlock?unlock_token=x', 'Unlock your account'],
      ['/sports/profile', 'Personal details'],
      ['/sports/profile?part=security', 'Security'],
    ]
    for (const [path, heading] of headings) {
      const { status, body } = await page(path)
      expect([path, status]).toEqual([path, 200])
      expect(body).toMatch(new RegExp(`<h1[^>]*>${heading}`))
    }
  })

  test('what a page loaded is gone with it: no timer holds it in a thread that makes pages for days', async () => {
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
    await page('/sports/live')
    const before = timers()
    for (const path of ['/sports/live', '/sports/football', '/sports/schedule']) await page(path)
    expect(timers()).toBe(before)
  })

  test('CAT-04: a listing reads without JavaScript: teams, score, prices and links', async () => {
    const { body } = await page('/sports/live')
    expect(body).toContain('data-match="7"')
    expect(body).toContain('href="/sports/football/arsenal-chelsea-m7"')
    expect(body).toContain('data-outcome="7/1//1"')
    expect(body).toContain('aria-label="Arsenal, Match result, 2.10"')
    expect(body).toContain('63:12')
  })

  test('MATCH-01: a match page has scoreboard, markets and its own head', async () => {
    const { status, body } = await page('/sports/football/arsenal-chelsea-m7')
    expect(status).toBe(200)
    expect(body).toContain('<title>Arsenal – Chelsea · Touchline</title>')
    expect(body).toContain('data-outcome="7/18/total=3.5/12"')
    expect(body).toContain('Dangerous attack')
  })

  test('ROUTE-01: German under its prefix, English never under one', async () => {
    const { body, headers } = await page('/de/sports/live')
    expect(body).toContain('<html lang="de" dir="ltr"')
    expect(body).toContain('href="/de/sports/football/arsenal-chelsea-m7"')
    expect(headers['content-language']).toBe('de')
    const english = await page('/en/sports/live?sport=football')
    expect([english.status, english.headers.location]).toEqual([301, '/sports/live?sport=football'])
  })

  test('ROUTE-04: an old name in front of a right id moves to the right one', async () => {
    const { status, headers } = await page('/de/sports/football/gunners-blues-m7?tab=x')
    expect([status, headers.location]).toEqual([301, '/de/sports/football/arsenal-chelsea-m7?tab=x'])
    expect((await page('/sports/tennis/premier-league-t17')).headers.location).toBe(
      '/sports/football/premier-league-t17',
    )
  })

  test('ERROR-01: a missing page is a 404 with a way home, and is not indexed', async () => {
    for (const path of ['/sports/nope', '/sports/football/x-m999', '/sports/football/atlantis', '/sports/404']) {
      const { status, body } = await page(path)
      expect([path, status]).toEqual([path, 404])
      expect(body).toContain('Oops, sorry. We can&#x27;t find that page.')
      expect(body).toContain('<meta name="robots" content="noindex"')
    }
  })

  test('ERROR-02: a back end that fails is a 500 with a page of ours', async () => {
    const app = serve(async () => ({ status: 502, text: 'no' }))
    const { statusCode, body } = await app.inject({ url: '/sports/live' })
    expect(statusCode).toBe(500)
    expect(body).toContain('Oops! Sorry, something went wrong. Please come back in a while.')
  })

  test('SEO-01: canonical, alternates and description are in the HTML', async () => {
    const { body } = await page('/de/sports/football')
    expect(body).toContain('<link rel="canonical" href="https://bets.example/de/sports/football"')
    expect(body).toContain('hreflang="en" href="https://bets.example/sports/football"')
    expect(body).toMatch(/<meta name="description" content="Football: [^"]+"/)
  })

  test('ODDS-01: theme, odds format and time zone of the viewer are in the first paint', async () => {
    const { body } = await page(
      '/sports',
      'theme=light; oddsType=american; timeZone=Asia%2FTokyo; sidebarCollapsed=true; density=compact',
    )
    expect(body).toContain('data-theme="light"')
    expect(body).toContain('data-density="compact"')
    expect(body).toContain('+110')
    expect(body).toContain('data-collapsed="true"')
    expect(body).toContain('05:00')
  })

  test('MODAL-03: the notice of cookies is in the page of a visitor who has not accepted it yet, and in no other', async () => {
    // One server: pages that visitors share are distinguished as well.
    const app = serve()
    const notices = async (url: string, cookie = '') =>
      (await app.inject({ url, headers: { cookie } })).body.match(
        /<section[^>]* data-cookie-notice="".*?<\/section>/gs,
      ) ?? []
    for (const path of ['/sports/live', '/sports/nope']) {
      expect(await notices(path)).toEqual([expect.stringContaining('This site uses cookies')])
      expect(await notices(path, 'sb_ckcnsnt=1')).toEqual([])
      expect(await notices(path, 'sb_ckcnsnt=maybe')).toHaveLength(1)
    }
    expect(await notices('/de/sports/live')).toEqual([expect.stringContaining('Diese Seite verwendet')])
  })

  test('names from the back end cannot break out of the page or of its state', async () => {
    const { body } = await page('/sports')
    expect(body).not.toContain('<b>Leeds')
    expect(body).toContain('\\u003cb>Leeds')
  })

  test('a visitor’s page is shared for a second, a player’s never', async () => {
    const { backend, asked } = smallBackend()
    const app = serve(backend)
    await app.inject({ url: '/sports/live' })
    const once = asked.length
    await app.inject({ url: '/sports/live' })
    expect(asked).toHaveLength(once)
    now += 1_001
    await app.inject({ url: '/sports/live' })
    expect(asked).toHaveLength(2 * once)
    const cookie = `__Host-touchline=${GOOD_SESSION}`
    const own = await app.inject({ url: '/sports/live', headers: { cookie } })
    expect(own.headers['cache-control']).toBe('private, no-cache')
    expect(asked.at(-1)?.headers.cookie).toBe(cookie)
    expect(asked.map(({ url }) => url)).toContain('/api/player')
    expect(asked).toHaveLength(3 * once + 1)
  })

  test('PLAYER-01: a mail scanner that opens the links of mails, or a browser that fetches them ahead, changes nothing', async () => {
    for (const path of [
      'confirmation?confirmation_token=',
      'unlock?unlock_token=',
      'password/edit?reset_password_token=',
    ]) {
      const url = `/de/sports/users/${path}${GOOD_TOKEN}`
      const { backend, asked } = smallBackend()
      const app = serve(backend)
      const looks = [
        { method: 'GET', headers: {} },
        { method: 'HEAD', headers: {} },
        { method: 'GET', headers: { 'sec-purpose': 'prefetch;prerender', purpose: 'prefetch' } },
      ] as const
      for (const { method, headers } of looks) expect((await app.inject({ method, url, headers })).statusCode).toBe(200)
      expect((await app.inject({ method: 'POST', url, payload: '' })).statusCode).toBe(405)
      expect(asked.map((request) => request.method).filter((method) => method !== 'GET')).toEqual([])
    }
  })

  test('PLAYER-01: a link that works shows its button, one that does not says so and offers a new one', async () => {
    const good = await page(`/sports/users/confirmation?confirmation_token=${GOOD_TOKEN}`)
    expect(good.body).toContain('Confirm my account')
    for (const path of [
      'confirmation?confirmation_token=forged',
      'confirmation',
      'unlock?unlock_token=used',
      'unlock',
    ]) {
      const { status, body } = await page(`/sports/users/${path}`)
      expect([path, status]).toEqual([path, 200])
      expect(body).toContain('This link has expired')
      expect(body).toContain('Send a new link')
    }
  })

  test('PLAYER-01: a back end that does not respond about a link leaves it to the press of the button', async () => {
    const { backend } = smallBackend()
    const flaky: Backend = (request) =>
      request.url.startsWith('/api/users/') ? Promise.reject(new Error('gone')) : backend(request)
    const { statusCode, body } = await serve(flaky).inject({ url: '/sports/users/unlock?unlock_token=x' })
    expect([statusCode, body.includes('Unlock signing in')]).toEqual([200, true])
  })

  test('the address of a link lets people into accounts: it is never cached and never sent to another site', async () => {
    for (const url of [
      `/sports/users/unlock?unlock_token=${GOOD_TOKEN}`,
      `/de/sports/users/password/edit?reset_password_token=${GOOD_TOKEN}`,
      `/sports/live?sport=football&reset_password_token=${GOOD_TOKEN}`,
    ]) {
      const { backend, asked } = smallBackend()
      const app = serve(backend)
      const { headers, body } = await app.inject({ url })
      expect(headers['cache-control']).toBe('private, no-store')
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(body.match(/<(link|meta)[^>]*>/g)?.join()).not.toContain(GOOD_TOKEN)
      const once = asked.length
      await app.inject({ url })
      // A page that reads no token contains none, and is the same for all visitors.
      expect(asked).toHaveLength(url.includes('/users/') ? 2 * once : once)
    }
  })

  test('PLAYER-01: until the page is taken over, no form of it can be sent by the browser itself', async () => {
    for (const path of ['sign-in', 'sign-up', 'password/new', 'password/edit?reset_password_token=x']) {
      const { body } = await page(`/sports/users/${path}`)
      const form = /<form[\s\S]*<\/form>/.exec(body)?.[0] ?? ''
      expect(form).toContain('method="post"')
      expect(form).toMatch(/<button disabled=""[^>]*type="submit"/)
      expect(body).toContain('<meta name="robots" content="noindex"')
    }
  })

  test('no inline script is in a page; the one that checks the day before the first paint is in those drawn in UTC alone', async () => {
    const scriptsOf = async (cookie: string) => {
      const { body } = await serve().inject({ url: '/sports/live', headers: { cookie } })
      return [...body.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes)
    }
    expect(await scriptsOf('')).toEqual([
      ' src="/sports/early-press.js"',
      ' src="/sports/time-zone.js"',
      ' type="module" fetchpriority="low" src="/sports/assets/entry.js"',
      ' type="application/json" id="page-state"',
    ])
    expect(await scriptsOf('timeZone=Asia%2FTokyo')).toEqual([
      ' src="/sports/early-press.js"',
      ' type="module" fetchpriority="low" src="/sports/assets/entry.js"',
      ' type="application/json" id="page-state"',
    ])
  })

  test('pages are compressed for who takes it, and / leads to the application', async () => {
    const app = serve()
    const { headers, rawPayload } = await app.inject({ url: '/sports', headers: { 'accept-encoding': 'gzip, br' } })
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(rawPayload).toString()).toContain('<!doctype html>')
    const root = await app.inject({ url: '/' })
    expect([root.statusCode, root.headers.location]).toEqual([302, '/sports'])
  })

  test('ERROR-04: a bad response is an error page and a line in the log; header, rail and slip stay', async () => {
    const { backend } = smallBackend()
    const bad: Backend = async (request) =>
      request.url.startsWith('/api/v2/matches?')
        ? { status: 200, text: JSON.stringify({ data: [{ id: 1 }], pagination: {} }) }
        : backend(request)
    const { app, problems } = loggedServer(bad)
    const { statusCode, body } = await app.inject({ url: '/sports/live' })
    expect(statusCode).toBe(500)
    expect(body).toContain('Try again')
    expect(body).toContain('aria-label="All sports"')
    expect(problems()).toContainEqual(expect.objectContaining({ kind: 'answer', where: 'getMatches' }))
  })

  test('ERROR-04: the error page names the request as the log does, in both languages, and in what the browser takes over', async () => {
    const { app, lines } = loggedServer(async () => ({ status: 500, text: '{}' }))
    for (const [prefix, word] of [
      ['', 'Reference'],
      ['/de', 'Vorgang'],
    ]) {
      lines.length = 0
      const { statusCode, body } = await app.inject({ url: `${prefix}/sports/live` })
      const [line] = lines
      expect(statusCode).toBe(500)
      expect(referenceOf(body)).toBe(`${word}: ${line?.reqId}`)
      expect(body).toContain(`"route":{"page":"error","requestId":"${line?.reqId}"}`)
    }
    const fine = await serve().inject({ url: '/sports/live' })
    expect([fine.statusCode, referenceOf(fine.body)]).toEqual([200, null])
  })

  test('ERROR-04: a rail without its sports is still a page, and the log knows', async () => {
    const { backend } = smallBackend()
    const bad: Backend = async (request) =>
      request.url.startsWith('/api/v2/sports')
        ? { status: 200, text: JSON.stringify({ data: [{ id: 1 }] }) }
        : backend(request)
    const { app, problems } = loggedServer(bad)
    const { statusCode, body } = await app.inject({ url: '/sports/live' })
    expect(statusCode).toBe(200)
    expect(body).toContain('Arsenal')
    expect(problems()).toContainEqual(expect.objectContaining({ kind: 'answer', where: 'getSports' }))
  })

  test('ERROR-04: a page that throws while it is rendered is reported once, and the error page is in its place', async () => {
    const { page: profile } = (await vite.ssrLoadModule('/src/routes/profile.tsx')) as { page: { Page: () => never } }
    const { Page } = profile
    profile.Page = () => {
      throw new Error('broken')
    }
    onTestFinished(() => {
      profile.Page = Page
    })
    const { app, problems } = loggedServer(smallBackend().backend)
    const { statusCode, body } = await app.inject({ url: '/sports/profile' })
    expect(statusCode).toBe(500)
    expect(body).toContain('Try again')
    expect(body).toContain('aria-label="All sports"')
    expect(referenceOf(body)).toMatch(/^Reference: req-/)
    expect(problems()).toEqual([expect.objectContaining({ kind: 'render', where: 'page profile' })])
  })
})
