import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { inProcessBackend } from './in-process-backend.ts'
import { proxyToBackend } from './other-backend.ts'

const VISITOR = '203.0.113.7'

/** A book that says who it was asked by. */
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
