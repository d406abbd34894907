import { existsSync, readdirSync } from 'node:fs'
import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { type EdgeServerOptions, edgeServers } from './edge-server.ts'
import { UNREAD } from './request-turns.ts'

const LARGE = 4 * 1_048_576
const QUICK = { ...UNREAD, check: 20, silence: 300 }
const ends: (() => unknown)[] = []

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function serve(options: EdgeServerOptions = {}) {
  let answers = 0
  const edge = edgeServers({ isHttps: true, bounds: QUICK, ...options })
  const app = Fastify({
    serverFactory: edge.serverFor,
    clientErrorHandler: edge.refuseUnread,
    forceCloseConnections: true,
  })
  app.get('/small', async () => 'small')
  app.post('/body', async (request) => request.body)
  app.get('/large', async () => {
    answers++
    // A different text each time, as responses of calls are.
    return `${answers} `.padEnd(LARGE, 'x')
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  ends.push(() => app.close())
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { app, port, answers: () => answers }
}

function open(port: number): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  ends.push(() => socket.destroy())
  return socket
}

/** Sends something, and returns what came back until the connection was closed. */
function talk(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = open(port)
    let response = ''
    socket.on('data', (chunk) => {
      response += chunk
    })
    socket.on('close', () => resolve(response))
    socket.write(text)
  })
}

const request = (first: string, ...headers: readonly string[]) =>
  [`${first} HTTP/1.1`, 'host: localhost', ...headers, '', ''].join('\r\n')

const CLOSED = 'connection: close'
const WEBSOCKET = [
  'connection: Upgrade',
  'upgrade: websocket',
  'sec-websocket-version: 13',
  `sec-websocket-key: ${btoa('0123456789abcdef')}`,
]
const H2C = ['connection: Upgrade, HTTP2-Settings', 'upgrade: h2c', 'http2-settings: AAMAAABkAAQAAP__']

/** Requests that the default of the platform, or two listeners who each count on the other, would leave open. */
const STRANGE = {
  'a WebSocket on a path without one': request('GET /small', ...WEBSOCKET),
  'a WebSocket on a path that is not there': request('GET /nothing', ...WEBSOCKET),
  'HTTP/2 over plain text': request('GET /small', ...H2C),
  'HTTP/2 with a body': `${request('POST /body', ...H2C, 'content-type: application/json', 'content-length: 2')}{}`,
  'an unknown protocol': request('GET /small', 'connection: upgrade', 'upgrade: nonsense/1'),
  'a tunnel': 'CONNECT example.com:443 HTTP/1.1\r\nhost: example.com:443\r\n\r\n',
  'a tunnel with bytes behind': `CONNECT example.com:443 HTTP/1.1\r\nhost: example.com\r\n\r\n${'x'.repeat(500)}`,
  'an unknown expectation': request('GET /small', 'expect: tea'),
  'an expectation of a body that never comes': request('POST /body', 'expect: 100-continue', 'content-length: 9999'),
} as const

const held = ({ server }: { readonly server: Server }): Promise<number> =>
  new Promise((resolve) => server.getConnections((_error, count) => resolve(count)))
const descriptors = (): number => (existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd').length : 0)

test('no descriptor stays open after upgrades, tunnels and expectations', async () => {
  const { app, port } = await serve()
  await talk(port, request('GET /small', CLOSED))
  const before = descriptors()
  for (const [name, text] of Object.entries(STRANGE)) {
    for (let round = 0; round < 20; round++) {
      const socket = open(port)
      socket.once('data', () => socket.end())
      socket.write(text)
      await new Promise((resolve) => socket.once('close', resolve))
      // The same request from a client that closes before the response.
      open(port).resume().end(text)
    }
    await expect.poll(() => held(app), { message: name }).toBe(0)
  }
  await expect.poll(descriptors).toBeLessThan(before + 20)
})

test('a request for an unsupported protocol gets plain HTTP, or an error with the headers of every response', async () => {
  const { port } = await serve()
  const small = /^HTTP\/1\.1 200 OK[\s\S]*small$/
  expect(await talk(port, request('GET /small', ...H2C))).toMatch(small)
  expect(await talk(port, request('GET /small', 'connection: upgrade, close', 'upgrade: websocket'))).toMatch(small)
  const errors = [
    [STRANGE['a tunnel'], 405],
    [STRANGE['an unknown expectation'], 417],
    ['nothing at all\r\n\r\n', 400],
    [request(`GET /${'x'.repeat(20_000)}`), 431],
  ] as const
  for (const [text, status] of errors) {
    const answer = await talk(port, text)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    for (const name of [
      'x-content-type-options',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
      'referrer-policy',
      'permissions-policy',
      'strict-transport-security',
      'content-security-policy',
      'x-request-id',
    ])
      expect(answer).toContain(`\r\n${name}: `)
    expect(answer).toContain("frame-ancestors 'none'")
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '').code).toBeGreaterThan(0)
  }
})

test('a body that is waited for is requested, and read', async () => {
  const { port } = await serve()
  const socket = open(port)
  let response = ''
  socket.on('data', (chunk) => {
    response += chunk
  })
  socket.write(request('POST /body', 'expect: 100-continue', 'content-type: application/json', 'content-length: 9'))
  await expect.poll(() => response).toContain('HTTP/1.1 100 Continue')
  socket.write('{"a": 12}')
  await expect.poll(() => response).toContain('{"a":12}')
})

test('pipelined requests get their responses in order, one after the other', async () => {
  // A pause of a busy machine is no silence of the peer.
  const { port, answers } = await serve({ bounds: { ...QUICK, silence: 60_000 } })
  const many = Array.from({ length: 20 }, () => request('GET /large')).join('')
  const response = await talk(port, many + request('GET /small', CLOSED))
  expect(response.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(21)
  expect(response.endsWith('small')).toBe(true)
  expect(answers()).toBe(20)
})

test('of many requests of a peer who reads nothing few are carried out, and the peer is cut', async () => {
  const { app, port, answers } = await serve()
  for (const asked of [50, 500]) {
    const before = answers()
    const socket = open(port).pause()
    await new Promise((resolve) => socket.once('connect', resolve))
    await expect.poll(() => held(app)).toBe(1)
    socket.write(Array.from({ length: asked }, () => request('GET /large')).join(''))
    await expect.poll(() => held(app)).toBe(0)
    // The buffers of the network take a few more responses for a peer.
    expect(answers() - before).toBeLessThan(8)
  }
})

test('who reads slowly but reads is not cut', async () => {
  const silence = 2_500
  const { port } = await serve({ bounds: { ...QUICK, silence } })
  const socket = open(port)
  const began = performance.now()
  let bytes = 0
  let step = 0
  socket.on('data', (part) => {
    bytes += part.length
    step += part.length
    if (step < LARGE / 4) return
    step = 0
    socket.pause()
    setTimeout(() => socket.resume(), silence / 20)
  })
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(request('GET /large').repeat(7) + request('GET /large', CLOSED))
  await closed
  expect(bytes).toBeGreaterThan(8 * LARGE)
  expect(performance.now() - began).toBeGreaterThan(silence)
})

test('peers of one address leave no more bytes unread together than one may, and those of all no more than all may', async () => {
  for (const everybody of [false, true]) {
    const bounds = { ...QUICK, silence: 600_000, ofAddress: 3 * LARGE, inAll: everybody ? 3 * LARGE : 300 * LARGE }
    const { app, port } = await serve({ bounds, isExempt: () => everybody })
    const before = process.memoryUsage().rss
    const sockets = Array.from({ length: 24 }, () => open(port).pause())
    await expect.poll(() => held(app)).toBe(sockets.length)
    for (const socket of sockets) socket.write(request('GET /large').repeat(5))
    await expect.poll(() => held(app)).toBeLessThan(12)
    expect(process.memoryUsage().rss - before).toBeLessThan(40 * LARGE)
    for (const socket of sockets) socket.destroy()
    await expect.poll(() => held(app)).toBe(0)
    expect(await talk(port, request('GET /small', CLOSED))).toContain('200 OK')
  }
})
