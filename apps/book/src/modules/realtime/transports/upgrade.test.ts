import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { upgradesOf } from '../../../kernel/upgrades.ts'
import { startTestHub, type TestHub } from '../testing/test-hub.ts'

const openFrom = (world: TestHub, origin: string) => world.open({ headers: { origin } })

test('LIVE-02: a page of the same host connects, a page of another is refused with 403', async () => {
  const world = await startTestHub()
  await openFrom(world, `http://${world.host}`)
  await expect(openFrom(world, 'https://elsewhere.test')).rejects.toThrow('HTTP 403')
  await expect(openFrom(world, 'null')).rejects.toThrow('HTTP 403')
  await expect(openFrom(world, `http://${world.host}.elsewhere.test`)).rejects.toThrow('HTTP 403')
})

test('LIVE-02: pages on the list connect, by scheme, host and port', async () => {
  const world = await startTestHub({ allowedOrigins: ['https://sports.test'] })
  await openFrom(world, 'https://sports.test')
  await expect(openFrom(world, 'http://sports.test')).rejects.toThrow('HTTP 403')
  await expect(openFrom(world, 'https://sports.test:8443')).rejects.toThrow('HTTP 403')
})

test('LIVE-02: a star lets in every page, and programs without an origin always connect', async () => {
  const open = await startTestHub({ allowedOrigins: ['*'] })
  await openFrom(open, 'https://elsewhere.test')
  const closed = await startTestHub()
  await closed.open()
})

test('LIVE-02: protobuf is refused, JSON is agreed where the client requests it', async () => {
  const world = await startTestHub()
  const path = '/connection/websocket'
  await expect(world.open({ path: `${path}?cf_protocol=protobuf` })).rejects.toThrow('HTTP 400')
  await expect(world.open({ path: `${path}?format=protobuf` })).rejects.toThrow('HTTP 400')
  await expect(world.open({ protocols: ['centrifuge-protobuf'] })).rejects.toThrow('HTTP 400')
  const client = await world.open({ protocols: ['centrifuge-json'] })
  expect(client.socket.protocol).toBe('centrifuge-json')
})

test('LIVE-02: other paths are 404, unless another handler takes them', async () => {
  const world = await startTestHub()
  await expect(world.open({ path: '/other' })).rejects.toThrow('HTTP 404')
  const server = createServer()
  world.hub.attach(server)
  upgradesOf(server).take(
    (path) => path === '/other',
    (_request, socket) => socket.end('HTTP/1.1 418 Teapot\r\nConnection: close\r\n\r\n'),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const response = await fetchUpgrade(`http://127.0.0.1:${port}/other`)
  expect(response).toBe(418)
  server.close()
})

test('LIVE-02: beyond the connection limit new clients are refused with 503', async () => {
  const world = await startTestHub({ connectionLimit: 2 })
  await world.open()
  await world.open()
  await expect(world.open()).rejects.toThrow('HTTP 503')
})

test('LIVE-02: compression is never agreed', async () => {
  const world = await startTestHub()
  const client = await world.open({ headers: { 'sec-websocket-extensions': 'permessage-deflate' } })
  expect(client.socket.extensions).toBe('')
})

test('LIVE-02: a hub that shuts down says so with 3001 and keeps no timer', async () => {
  const world = await startTestHub()
  const client = await world.connect()
  await world.hub.close()
  expect(await client.closed()).toEqual({ code: 3001, reason: 'shutdown' })
  expect(world.hub.stats().num_clients).toBe(0)
  await expect(world.open()).rejects.toThrow()
})

test('LIVE-02: a client that ignores the goodbye does not hold up the shutdown', async () => {
  const world = await startTestHub()
  const client = await world.connect()
  client.socket.pause()
  await world.hub.close()
  expect(world.hub.stats().num_clients).toBe(0)
})

test('LIVE-02: a request path that is no address is refused without harm', async () => {
  const world = await startTestHub()
  await expect(world.open({ path: '//' })).rejects.toThrow('HTTP 404')
  await world.connect()
})

async function fetchUpgrade(url: string): Promise<number> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: { connection: 'Upgrade', upgrade: 'websocket' } }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    sent.on('error', reject)
    sent.end()
  })
}
