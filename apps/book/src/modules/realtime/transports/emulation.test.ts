import { expect, test } from 'vitest'
import { startTestHub, type TestHub } from '../testing/test-hub.ts'

/** An open stream, read line by line. */
async function openStream(world: TestHub, path: string, init: RequestInit = {}) {
  const response = await fetch(`http://${world.host}${path}`, init)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  async function line(): Promise<string | null> {
    for (;;) {
      const end = rest.indexOf('\n')
      if (end >= 0) {
        const found = rest.slice(0, end)
        rest = rest.slice(end + 1)
        return found
      }
      const { value, done = true } = (await reader?.read()) ?? {}
      if (done) return null
      rest += value
    }
  }
  return { response, line, close: () => reader?.cancel() }
}

const CONNECT = '{"id":1,"connect":{}}'
const post = (body: string): RequestInit => ({ method: 'POST', body, headers: { 'Content-Type': 'application/json' } })

async function connectedStream(world: TestHub) {
  const stream = await openStream(world, '/connection/http_stream', post(CONNECT))
  const { connect } = JSON.parse((await stream.line()) ?? '') as { connect: { session: string; node: string } }
  const send = (data: string, node = connect.node, session = connect.session) =>
    fetch(`http://${world.host}/emulation`, post(JSON.stringify({ session, node, data })))
  return { stream, connect, send }
}

test('LIVE-02: commands in separate requests get their replies in the stream', async () => {
  const world = await startTestHub()
  const { stream, send } = await connectedStream(world)
  expect(stream.response.headers.get('x-accel-buffering')).toBe('no')
  expect(stream.response.headers.get('cache-control')).toContain('no-store')
  expect((await send('{"id":2,"subscribe":{"channel":"public:en"}}')).status).toBe(204)
  expect(JSON.parse((await stream.line()) ?? '')).toMatchObject({ id: 2, subscribe: { offset: 0 } })
  world.hub.publish('public:en', { n: 1 })
  world.hub.publish('public:en', { n: 2 })
  expect(JSON.parse((await stream.line()) ?? '')).toMatchObject({ push: { pub: { data: { n: 1 } } } })
  expect(JSON.parse((await stream.line()) ?? '')).toMatchObject({ push: { pub: { data: { n: 2 } } } })
  await stream.close()
  await expect.poll(() => world.hub.stats().num_clients).toBe(0)
})

test('LIVE-02: server-sent events carry the same lines', async () => {
  const world = await startTestHub()
  const commands = encodeURIComponent(`${CONNECT}\n{"id":2,"subscribe":{"channel":"public:en"}}`)
  const stream = await openStream(world, `/connection/sse?cf_connect=${commands}`)
  expect(stream.response.headers.get('content-type')).toContain('text/event-stream')
  expect(await stream.line()).toMatch(/^data: \{"id":1,"connect":\{/)
  expect(await stream.line()).toBe('')
  expect(await stream.line()).toMatch(/^data: \{"id":2,"subscribe":\{/)
  expect(await stream.line()).toBe('')
  await stream.close()
})

test('LIVE-02: a stream gets the reason before it ends', async () => {
  const world = await startTestHub()
  const stream = await openStream(world, '/connection/http_stream', post('{"id":1,"subscribe":{}}'))
  expect(await stream.line()).toBe('{"push":{"disconnect":{"code":3501,"reason":"bad request"}}}')
  expect(await stream.line()).toBeNull()
})

test('LIVE-02: commands for another hub are 404, for a session that ended 204, and no envelope is 400', async () => {
  const world = await startTestHub()
  const { connect, send, stream } = await connectedStream(world)
  expect((await send('{"id":2,"rpc":{}}', 'another')).status).toBe(404)
  expect((await send('{"id":2,"rpc":{}}', connect.node, 'another')).status).toBe(204)
  expect((await fetch(`http://${world.host}/emulation`, post('hello'))).status).toBe(400)
  expect((await fetch(`http://${world.host}/emulation`, post('x'.repeat(200_000)))).status).toBe(413)
  await stream.close()
})

test('LIVE-02: the session of a stream is nothing another client could know', async () => {
  const world = await startTestHub()
  const { connect, stream } = await connectedStream(world)
  const { client, session } = connect as unknown as { client: string; session: string }
  expect(session).not.toBe(client)
  const socket = await world.open()
  expect((await socket.ask({ id: 1, connect: {} })).connect).not.toHaveProperty('session')
  await stream.close()
})

test('LIVE-02: pages of other origins get no stream; allowed ones pass the preflight', async () => {
  const world = await startTestHub({ allowedOrigins: ['https://sports.test'] })
  const ask = (origin: string, method: string) =>
    fetch(`http://${world.host}/connection/http_stream`, { method, headers: { origin } })
  expect((await ask('https://elsewhere.test', 'POST')).status).toBe(403)
  const preflight = await ask('https://sports.test', 'OPTIONS')
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('https://sports.test')
  expect((await ask('https://sports.test', 'GET')).status).toBe(405)
})
