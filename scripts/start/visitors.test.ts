import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { edgeServers } from '@touchline/book'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { inProcessBackend } from './in-process-backend.ts'
import { proxyToBackend } from './other-backend.ts'

const VISITOR = '203.0.113.7'

/** A book that returns the address of its client. */
function book(trustProxy: number) {
  const app = Fastify({ trustProxy: (_address, hop) => hop < trustProxy })
  app.get('/api/who', async ({ ip }) => ip)
  onTestFinished(() => app.close())
  return app
}

async function originOf(app: ReturnType<typeof book>): Promise<string> {
  return app.listen({ port: 0, host: '127.0.0.1' })
}

test('calls of a page count as those of its visitor', async () => {
  const backend = inProcessBackend(book(0))
  if (typeof backend === 'string') throw new Error('It answers in this process.')
  const answer = await backend({ method: 'GET', url: '/api/who', headers: {}, visitor: VISITOR })
  expect(answer.text).toBe(VISITOR)
})

test('a back end elsewhere that trusts the web application counts calls as those of the visitor, whatever they say', async () => {
  const origin = await originOf(book(1))
  const web = Fastify()
  onTestFinished(() => web.close())
  await proxyToBackend(web, origin)
  const headers = { 'x-forwarded-for': '192.0.2.1' }
  expect((await web.inject({ url: '/api/who', remoteAddress: VISITOR, headers })).body).toBe(VISITOR)
})

test('a realtime connection is passed on with the address of its visitor and their cookies', async () => {
  const asked: IncomingHttpHeaders[] = []
  const hub = createServer()
  hub.on('upgrade', (request, socket) => {
    asked.push(request.headers)
    socket.destroy()
  })
  await new Promise<void>((resolve) => hub.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void hub.close())
  const at = hub.address()
  const web = Fastify({ trustProxy: (_address, hop) => hop < 1 })
  onTestFinished(() => web.close())
  await proxyToBackend(web, `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`)
  const origin = await originOf(web)
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' }
  const call = request(`${origin}/connection/websocket`, {
    headers: { ...upgrade, 'sec-websocket-key': btoa('0123456789abcdef'), 'x-forwarded-for': VISITOR, cookie: 'a=b' },
  })
  call.on('upgrade', (_response, socket) => void socket.destroy())
  call.on('error', () => undefined)
  call.end()
  await expect.poll(() => asked).toMatchObject([{ 'x-forwarded-for': VISITOR, cookie: 'a=b' }])
})

test('with a remote back end, upgrades that it refuses get a response and leave no connection open', async () => {
  const backend = await originOf(book(1))
  const edge = edgeServers()
  const web = Fastify({ serverFactory: edge.serverFor, clientErrorHandler: edge.refuseUnread })
  onTestFinished(() => web.close())
  await proxyToBackend(web, backend)
  const { port } = new URL(await originOf(web))
  const held = () => new Promise((resolve) => web.server.getConnections((_error, count) => resolve(count)))
  for (const path of ['/sports', '/connectionless', '/api/who', '/connection/websocket', '/connection'])
    for (const protocol of ['h2c', 'websocket', 'nonsense']) {
      const socket = connect(Number(port), '127.0.0.1').on('error', () => {})
      const key = `sec-websocket-version: 13\r\nsec-websocket-key: ${btoa('0123456789abcdef')}`
      socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: ${protocol}\r\n${key}\r\n\r\n`)
      const answer = await new Promise<string>((resolve) => socket.once('data', (bytes) => resolve(bytes.toString())))
      const isTaken = protocol === 'websocket' && path.startsWith('/connection') && path !== '/connectionless'
      expect([path, protocol, answer.startsWith('HTTP/1.1 101 ')]).toEqual([path, protocol, isTaken])
      if (isTaken) socket.destroy()
      else socket.end()
      await expect.poll(held, { message: `${protocol} ${path}` }).toBe(0)
    }
})
