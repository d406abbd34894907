import { connect } from 'node:net'
import { FRAMES_HEADER, TAGS_HEADER } from '@touchline/contract/constants'
import { pino } from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import { createApp, type EdgeConfig } from './app.ts'
import { TIMEOUTS } from './http/edge/connections.ts'
import { limitConnections } from './http/edge/index.ts'
import { createLog, type Log } from './kernel/log.ts'
import { upgradesOf } from './kernel/upgrades.ts'

const PLAIN_EDGE: EdgeConfig = {
  trustProxy: 0,
  publicOrigin: null,
  allowedHosts: [],
  allowedOrigins: [],
  cashierUrl: null,
  cashierKind: 'page',
  logLevel: 'info',
}

const warnings: string[] = []
const log: Log = { info: () => {}, warn: (message) => void warnings.push(message), error: () => {} }
const apps: ReturnType<typeof createApp>[] = []

afterEach(async () => {
  warnings.length = 0
  await Promise.all(apps.splice(0).map((app) => app.close()))
})

function appOf(config: Partial<EdgeConfig> = {}) {
  const app = createApp({ ...PLAIN_EDGE, ...config }, log)
  apps.push(app)
  app.get('/who', async (request) => ({
    address: request.ip,
    origin: app.site.originOf(request),
    id: request.id,
  }))
  app.get('/page', (_, reply) => reply.type('text/html; charset=utf-8').send('<h1>Page</h1>'))
  app.get('/broken', () => Promise.reject(new Error('secret')))
  app.get('/health', { config: { anyHost: true } }, async () => 'ok')
  app.post('/body', async () => 'ok')
  return app
}

type App = ReturnType<typeof appOf>

async function who(app: App, headers: Record<string, string>, remoteAddress = '10.0.0.1') {
  return (await app.inject({ url: '/who', headers, remoteAddress })).json()
}

describe('who a request is from', () => {
  test('without TRUST_PROXY no forwarded address counts, and the operator is warned once', async () => {
    const app = appOf()
    const headers = { 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'https' }
    expect(await who(app, headers)).toMatchObject({ address: '10.0.0.1', origin: 'http://localhost:80' })
    await who(app, headers)
    expect(warnings).toEqual([expect.stringContaining('TRUST_PROXY does not name that proxy')])
  })

  test('an address that a client writes itself is left of what its proxy adds, and does not count', async () => {
    const app = appOf({ trustProxy: 1 })
    const seen = new Set<string>()
    for (let n = 0; n < 45; n++) {
      seen.add((await who(app, { 'x-forwarded-for': `192.0.2.${n}, 203.0.113.77` })).address)
    }
    expect([...seen]).toEqual(['203.0.113.77'])
    expect(warnings).toEqual([])
  })

  test('nonsense is no address, however long', async () => {
    const app = appOf({ trustProxy: 1 })
    for (const forwarded of [`evil<script>"'; DROP`, 'x'.repeat(8_000), '']) {
      expect((await who(app, { 'x-forwarded-for': forwarded })).address).toBe('10.0.0.1')
    }
  })

  test('networks are trusted as far as the chain goes through them', async () => {
    const app = appOf({ trustProxy: ['10.0.0.0/8'] })
    const forwarded = { 'x-forwarded-for': '192.0.2.1, 203.0.113.7, 10.1.1.1' }
    expect((await who(app, forwarded)).address).toBe('203.0.113.7')
    expect((await who(app, forwarded, '198.51.100.1')).address).toBe('198.51.100.1')
  })

  test('there are two schemes; no other reaches a link', async () => {
    const app = appOf({ trustProxy: 1 })
    expect((await who(app, { 'x-forwarded-proto': 'javascript' })).origin).toBe('http://localhost:80')
    expect((await who(app, { 'x-forwarded-proto': 'javascript, https' })).origin).toBe('https://localhost:80')
  })
})

describe('where the site is', () => {
  test('only PUBLIC_URL decides it, whatever the requested host', async () => {
    const app = appOf({ publicOrigin: 'https://bets.example' })
    for (const host of ['evil.example', 'localhost:3000', '10.0.0.9']) {
      expect((await who(app, { host })).origin).toBe('https://bets.example')
    }
  })

  test('without it this machine and configured hosts are taken, any other is 421', async () => {
    const app = appOf({ allowedHosts: ['bets.local:8080'] })
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000', 'de.localhost', 'BETS.local:8080']) {
      expect([host, (await app.inject({ url: '/who', headers: { host } })).statusCode]).toEqual([host, 200])
    }
    for (const host of [
      'evil.example',
      'localhost.evil.example',
      'localhost@evil',
      'bets.local',
      '127.0.0.1.nip.io',
      'localhost:99999',
    ]) {
      const answer = await app.inject({ url: '/who', headers: { host } })
      expect([host, answer.statusCode, answer.json().key]).toEqual([host, 421, 'error.misdirected'])
      expect(answer.json().data.request_id).toBe(answer.headers['x-request-id'])
    }
    const page = await app.inject({ url: '/page', headers: { host: 'evil.example', accept: 'text/html' } })
    expect([page.statusCode, page.body]).toEqual([421, expect.stringContaining('PUBLIC_URL')])
    expect((await app.inject({ url: '/health', headers: { host: '10.0.0.9' } })).body).toBe('ok')
  })
})

describe('headers', () => {
  test('every response has the policy: pages, calls, errors, missing addresses and malformed requests', async () => {
    const app = appOf({ publicOrigin: 'https://bets.example' })
    for (const url of ['/page', '/who', '/broken', '/nothing', '/who/%zz', `/who/${'x'.repeat(500)}`]) {
      const { headers } = await app.inject({ url })
      expect([url, headers]).toEqual([
        url,
        expect.objectContaining({
          'x-content-type-options': 'nosniff',
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-resource-policy': 'same-origin',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'strict-transport-security': 'max-age=31536000',
          'content-security-policy': expect.stringContaining('frame-ancestors'),
          'x-request-id': expect.stringMatching(/^[\w-]{8,64}$/),
        }),
      ])
    }
  })

  test('a page may reach its own site and no other, by name, and makes no HTML out of text', async () => {
    const { headers } = await appOf({ publicOrigin: 'https://bets.example' }).inject({ url: '/page' })
    const policy = String(headers['content-security-policy']).split('; ')
    expect(policy).toContain("connect-src 'self' wss://bets.example")
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toContain('report-to reports')
    expect(headers['reporting-endpoints']).toBe('reports="/sports/-/reports"')
    expect((await appOf().inject({ url: '/page' })).headers['strict-transport-security']).toBeUndefined()
  })

  test('EMBED-02: pages name the hosts of the site as their ancestors, everything else refuses every frame', async () => {
    const app = appOf({ publicOrigin: 'https://bets.example' })
    app.framing.from(async () => ['https://host.example', 'http://127.0.0.1:4000'])
    app.get('/gone', (_, reply) => reply.code(404).type('text/html').send('<h1>Gone</h1>'))
    for (const url of ['/page', '/gone']) {
      const { headers } = await app.inject({ url })
      expect(String(headers['content-security-policy']).split('; ')).toContain(
        "frame-ancestors 'self' https://host.example http://127.0.0.1:4000",
      )
      expect(headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'cross-origin',
      })
    }
    for (const url of ['/who', '/broken', '/nothing', '/who/%zz']) {
      const { headers } = await app.inject({ url, query: { frameOrigins: 'https://evil.example' } })
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    }
  })

  test('EMBED-02: a site without hosts can be framed by itself only', async () => {
    const app = appOf({ publicOrigin: 'https://bets.example' })
    app.framing.from(async () => [])
    const { headers } = await app.inject({ url: '/page', headers: { origin: 'https://evil.example' } })
    expect(String(headers['content-security-policy']).split('; ')).toContain("frame-ancestors 'self'")
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  })

  test('BLOCK-01: a page frames its own site and the hosts that the server of pages names, without showing them', async () => {
    const app = appOf({ publicOrigin: 'https://bets.example' })
    app.get('/framing', (_, reply) =>
      reply
        .headers({ 'content-type': 'text/html', [FRAMES_HEADER]: 'https://video.example https://*.widgets.example' })
        .send(''),
    )
    const policyOf = async (url: string) => (await app.inject({ url })).headers
    const framing = await policyOf('/framing')
    expect(String(framing['content-security-policy']).split('; ')).toContain(
      "frame-src 'self' https://video.example https://*.widgets.example",
    )
    expect(framing).not.toHaveProperty(FRAMES_HEADER)
    expect(String((await policyOf('/page'))['content-security-policy']).split('; ')).toContain("frame-src 'self'")
  })

  test('WATCH-02: a page of a site with a tag manager may load it, and no other page may', async () => {
    const app = appOf({ publicOrigin: 'https://bets.example' })
    app.get('/tagged', (_, reply) =>
      reply.headers({ 'content-type': 'text/html', [TAGS_HEADER]: 'GTM-TOUCH1' }).send(''),
    )
    const tagged = (await app.inject({ url: '/tagged' })).headers
    const policy = String(tagged['content-security-policy']).split('; ')
    expect(policy).toContain("script-src 'self' https://www.googletagmanager.com")
    expect(policy.find((one) => one.startsWith('connect-src'))).toContain('https://*.google-analytics.com')
    expect(policy).not.toContain("require-trusted-types-for 'script'")
    expect(tagged).not.toHaveProperty(TAGS_HEADER)
    const other = String((await app.inject({ url: '/page' })).headers['content-security-policy'])
    expect(other).not.toContain('google')
    expect(other).toContain('require-trusted-types-for')
  })

  test('a failure is a line of the log under the name its response has, without the query of its address', async () => {
    const lines: string[] = []
    const { logger } = createLog('info')
    Object.assign(logger, { [pino.symbols.streamSym]: { write: (line: string) => void lines.push(line) } })
    const app = createApp(PLAIN_EDGE, { ...log, logger })
    apps.push(app)
    app.get('/broken', (request) => {
      request.log.error({ req: request.raw, err: new Error('why') }, 'it broke')
      return Promise.reject(new Error('secret'))
    })
    const { headers } = await app.inject({ url: '/broken?unlock_token=hidden' })
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({
      requestId: headers['x-request-id'],
      msg: 'it broke',
      req: { method: 'GET', path: '/broken' },
      err: { message: 'why' },
    })
    expect(lines.join()).not.toContain('hidden')
  })

  test('a stranger does not name requests; a trusted proxy does', async () => {
    const headers = { 'x-request-id': 'trace-12345678' }
    expect((await who(appOf({ trustProxy: ['10.0.0.0/8'] }), headers)).id).toBe('trace-12345678')
    const app = appOf()
    const port = await listen(app)
    const answer = await fetch(`http://127.0.0.1:${port}/who`, { headers })
    expect(answer.headers.get('x-request-id')).not.toBe('trace-12345678')
  })
})

async function listen(app: App): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Opens a connection, says something, and returns what came back until it was closed, and when that was. */
function talk(port: number, first: string, every?: { readonly ms: number; readonly text: string }) {
  return new Promise<{ response: string; afterMs: number }>((resolve) => {
    const began = performance.now()
    const socket = connect(port, '127.0.0.1')
    let response = ''
    socket.on('data', (chunk) => {
      response += chunk
    })
    socket.on('error', () => {})
    socket.on('connect', () => socket.write(first))
    const timer = every && setInterval(() => socket.write(every.text), every.ms)
    socket.on('close', () => {
      clearInterval(timer)
      resolve({ response, afterMs: performance.now() - began })
    })
  })
}

describe('time and room', () => {
  test('bodies and headers that come drop by drop, and connections that say nothing, are closed', async () => {
    const port = await listen(appOf())
    const head =
      'POST /body HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n'
    const [body, headers, silent] = await Promise.all([
      talk(port, `${head}\r\n`, { ms: 1_000, text: 'a' }),
      talk(port, 'GET /who HTTP/1.1\r\nhost: localhost\r\n', { ms: 1_000, text: 'x: y\r\n' }),
      talk(port, ''),
    ])
    expect(body.afterMs).toBeLessThan(TIMEOUTS.request + 4 * TIMEOUTS.check)
    expect(headers.afterMs).toBeLessThan(TIMEOUTS.headers + 4 * TIMEOUTS.check)
    expect(silent.afterMs).toBeLessThan(TIMEOUTS.silence + 4 * TIMEOUTS.check)
  })

  test('headers that are too long and input that is not HTTP get the error body of every call; a HEAD gets only headers', async () => {
    const port = await listen(appOf())
    const long = `/who?name=${'x'.repeat(20_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`
    const get = await talk(port, `GET ${long}`)
    expect(get.response).toMatch(/^HTTP\/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\n/)
    expect(JSON.parse(get.response.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 1003, data: { details: [] } })
    const head = await talk(port, `HEAD ${long}`)
    expect(head.response).toMatch(/^HTTP\/1.1 431 [\s\S]*\r\n\r\n$/)
    const nonsense = await talk(port, 'nothing at all\r\n\r\n')
    expect(nonsense.response).toMatch(/^HTTP\/1.1 400 Bad Request\r\n[\s\S]*"code":1000/)
  })

  test('of one address only so many connections are kept; those that became sockets are counted elsewhere', async () => {
    const app = appOf()
    const refused: string[] = []
    upgradesOf(app.server).take(
      () => true,
      (_request, socket) => {
        socket.on('end', () => socket.destroy()).resume()
        socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n')
      },
    )
    limitConnections(app.server, { perAddress: 3, isExempt: () => false, onRefusal: (from) => refused.push(from) })
    const port = await listen(app)
    const sockets = Array.from({ length: 5 }, () => connect(port, '127.0.0.1').on('error', () => {}))
    await expect.poll(() => sockets.filter((socket) => socket.closed).length).toBe(2)
    expect(refused).toEqual(['127.0.0.1'])
    const held = sockets.filter((socket) => !socket.closed)
    for (const socket of held) {
      socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n')
      await new Promise((resolve) => socket.once('data', resolve))
    }
    const more = Array.from({ length: 3 }, () => connect(port, '127.0.0.1').on('error', () => {}))
    await Promise.all(more.map((socket) => new Promise((resolve) => socket.once('connect', resolve))))
    expect((await fetch(`http://127.0.0.1:${port}/who`).catch(() => null))?.ok).toBeUndefined()
    for (const socket of more) socket.destroy()
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/who`).catch(() => null))?.ok).toBe(true)
    for (const socket of sockets) socket.destroy()
  })
})
