import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { Publisher } from '../../../kernel/ports/publisher.ts'
import { serverApi } from '../server-api/index.ts'
import { startTestHub, type TestHub } from '../testing/test-hub.ts'
import { createCentrifugoPublisher } from './centrifugo-publisher.ts'
import { createHubPublisher } from './hub-publisher.ts'

const KEY = 'the api key'

/** The engine's HTTP API, served by the hub. `refusalOf` may refuse a request before it is carried out. */
async function startEngine(
  world: TestHub,
  refusalOf: (request: number, commands: number) => number | null = () => null,
) {
  const api = serverApi(world.hub, KEY)
  let requests = 0
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    requests++
    const body = JSON.parse(Buffer.concat(chunks).toString())
    const refusal = refusalOf(requests, body.commands.length)
    if (refusal !== null) return void response.writeHead(refusal).end()
    const call = (request.url ?? '').replace('/api/', '')
    const result = api({ call, headers: request.headers, body })
    response.writeHead(result.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(result.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return { url: `http://127.0.0.1:${port}`, requests: () => requests }
}

const noWait = async () => {}

async function publishesToSubscribers(world: TestHub, publisher: Publisher) {
  const { client } = await world.join('public:en')
  const results = await Promise.all([
    publisher.publish('public:en', { n: 1 }, { tags: { lvl: 'main' } }),
    publisher.broadcast(['public:en', 'public:de'], { n: 2 }),
    publisher.publish('public:en', { n: 3 }, { idempotencyKey: 'k' }),
    publisher.publish('public:en', { n: 3 }, { idempotencyKey: 'k' }),
    publisher.publish('nowhere:en', { n: 4 }),
    publisher.broadcast(['public:en', 'nowhere:en'], { n: 5 }),
    publisher.publish('public:en', { amount: 10n }),
    publisher.publish('public:en', undefined),
  ])
  expect(results.map(({ ok }) => ok)).toEqual([true, true, true, true, false, false, false, false])
  const data = (await client.lines(4)).map((line) => (line.push as { pub: { data: unknown } }).pub.data)
  expect(data).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }, { n: 5 }])
}

test('LIVE-03: the book publishes to the hub in its process', async () => {
  const world = await startTestHub()
  await publishesToSubscribers(world, createHubPublisher(world.hub))
})

test('LIVE-03: the book publishes to an engine over HTTP, everything of a tick in one request', async () => {
  const world = await startTestHub()
  const engine = await startEngine(world)
  const publisher = createCentrifugoPublisher({ url: engine.url, apiKey: KEY })
  await publishesToSubscribers(world, publisher)
  expect(engine.requests()).toBe(1)
})

test('LIVE-03: publications survive an engine that fails for a while, in order and once', async () => {
  const world = await startTestHub()
  const engine = await startEngine(world, (request) => (request <= 3 ? 503 : null))
  const { client } = await world.join('public:en')
  const publisher = createCentrifugoPublisher({ url: engine.url, apiKey: KEY, wait: noWait })
  const early = publisher.publish('public:en', { n: 1 })
  await expect.poll(engine.requests).toBeGreaterThan(0)
  const late = publisher.publish('public:en', { n: 2 })
  expect(await Promise.all([early, late])).toEqual([{ ok: true }, { ok: true }])
  expect(await client.lines(2)).toMatchObject([{ push: { pub: { offset: 1 } } }, { push: { pub: { offset: 2 } } }])
})

test('LIVE-03: a response that got lost does not publish twice', async () => {
  const world = await startTestHub()
  const engine = await startEngine(world)
  let calls = 0
  const losing: typeof fetch = async (...request) => {
    const response = await fetch(...request)
    calls++
    if (calls === 1) throw new Error('socket hang up')
    return response
  }
  const publisher = createCentrifugoPublisher({ url: engine.url, apiKey: KEY, fetch: losing, wait: noWait })
  expect(await publisher.publish('public:en', { n: 1 })).toEqual({ ok: true })
  expect(engine.requests()).toBe(2)
  expect(world.hub.stats().publications).toBe(1)
})

test('LIVE-03: an engine that is too slow for large batches receives smaller ones, each publication in order and once', async () => {
  const world = await startTestHub()
  const engine = await startEngine(world, (_, commands) => (commands > 30 ? 504 : null))
  const { client } = await world.join('public:en')
  const publisher = createCentrifugoPublisher({ url: engine.url, apiKey: KEY, wait: noWait })
  const results = await Promise.all(
    Array.from({ length: 500 }, (_, n) =>
      publisher.publish('public:en', { n, text: n === 0 ? 'x'.repeat(400_000) : '' }),
    ),
  )
  expect(results.every(({ ok }) => ok)).toBe(true)
  const numbers = (await client.lines(500)).map((line) => (line.push as { pub: { data: { n: number } } }).pub.data.n)
  expect(numbers).toEqual(Array.from({ length: 500 }, (_, n) => n))
  expect(world.hub.stats().publications).toBe(500)
  // One at a time would take 500.
  expect(engine.requests()).toBeLessThan(60)
})

test('LIVE-02: messages to players neither wait for prices that the engine does not take, nor are displaced by them', async () => {
  const world = await startTestHub()
  const engine = await startEngine(world)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const slow: typeof fetch = async (address, init) => {
    if (String(init?.body).includes('public:en')) await released
    return fetch(address, init)
  }
  const publisher = createCentrifugoPublisher({ url: engine.url, apiKey: KEY, fetch: slow, wait: noWait })
  const prices = Array.from({ length: 20_300 }, (_, n) => publisher.publish('public:en', { n }))
  expect(await publisher.publish('$private:en:7', { n: 1 })).toEqual({ ok: true })
  release()
  const results = await Promise.all(prices)
  expect(results.filter(({ ok }) => !ok).length).toBeGreaterThan(0)
  expect(results.at(-1)).toEqual({ ok: true })
})

test('LIVE-03: an engine that stays away is given up after a bounded number of tries', async () => {
  const world = await startTestHub()
  const engine = await startEngine(world, () => 503)
  const waits: number[] = []
  const reports: string[] = []
  const publisher = createCentrifugoPublisher({
    url: engine.url,
    apiKey: KEY,
    wait: async (ms) => void waits.push(ms),
    report: (problem) => void reports.push(problem),
  })
  expect(await publisher.publish('public:en', {})).toEqual({ ok: false, reason: 'HTTP 503' })
  expect(waits).toEqual([100, 200, 400, 800, 1600])
  expect(reports).toHaveLength(1)
  await publisher.drained()
})

test('LIVE-03: a refused key is not tried again', async () => {
  const world = await startTestHub()
  const engine = await startEngine(world)
  const publisher = createCentrifugoPublisher({ url: `${engine.url}/`, apiKey: 'wrong', wait: noWait })
  expect(await publisher.publish('public:en', {})).toEqual({ ok: false, reason: 'HTTP 401' })
  expect(engine.requests()).toBe(1)
})

test('LIVE-03: publications one after the other never wait for another publisher', async () => {
  const world = await startTestHub()
  const engine = await startEngine(world)
  const publisher = createCentrifugoPublisher({ url: engine.url, apiKey: KEY })
  for (let n = 0; n < 20; n++) expect(await publisher.publish('public:en', { n })).toEqual({ ok: true })
  expect(engine.requests()).toBe(20)
})
