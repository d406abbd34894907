import { createServer, get as plainGet, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { LOCALES } from '../../i18n/locales.ts'
import type { KnownSite } from '../site-watch.ts'
import type { WebOptions } from '../web-options.ts'
import type { FetchParts } from './fetch-image.ts'
import { IMAGES_PATH, registerImages } from './register-images.ts'

const SITE = { addresses: { locales: LOCALES, isLocaleRequired: false }, imageSources: ['cdn.example.com'] }
const MINUTE_MS = 60_000

let server: Server
let large: Buffer
let noise: Buffer
let parts: FetchParts
let fetched = 0
let now = 0
const apps: FastifyInstance[] = []

/** Pixels that no format makes smaller. */
function noiseOf(width: number, height: number): Promise<Buffer> {
  const raw = Buffer.alloc(width * height * 3)
  for (let at = 0, seed = 1; at < raw.length; at++) {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
    raw[at] = seed >> 16
  }
  return sharp(raw, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer()
}

beforeAll(async () => {
  large = await noiseOf(2_560, 2_000)
  noise = await noiseOf(1_000, 800)
  server = createServer(({ url = '' }, response) => {
    fetched++
    const bytes = url.startsWith('/large') ? large : noise
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(url.startsWith('/broken') ? 'no picture' : bytes)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const get = (url: URL, _options: object, onResponse: Parameters<typeof plainGet>[1]) =>
    plainGet(`http://127.0.0.1:${port}${url.pathname}${url.search}`, onResponse as never)
  parts = { lookup: undefined as never, get: get as never }
})
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
})
afterAll(() => server.close())

function proxy(turns?: WebOptions['turns']): FastifyInstance {
  const app = Fastify()
  registerImages(
    app,
    async () => SITE as unknown as KnownSite,
    () => now,
    turns,
    parts,
  )
  apps.push(app)
  return app
}

const asks = (app: FastifyInstance, path: string, more = '', from = '203.0.113.7', accept = 'image/webp') =>
  app.inject({
    url: `${IMAGES_PATH}?src=${encodeURIComponent(`https://cdn.example.com${path}`)}${more}`,
    remoteAddress: from,
    headers: { accept },
  })

test('WATCH-03: a picture that cannot be shown is fetched once in a minute for all visitors together', async () => {
  const app = proxy()
  const before = fetched
  for (let n = 0; n < 30; n++) expect((await asks(app, '/broken.jpg', '&w=64', `203.0.113.${n}`)).statusCode).toBe(502)
  expect(fetched - before).toBe(1)
  now += MINUTE_MS
  await asks(app, '/broken.jpg', '&w=64')
  expect(fetched - before).toBe(2)
})

test('WATCH-03: a picture that would come out of more than 4 MB is not sent, a smaller one of the same is', async () => {
  const app = proxy()
  const sent = (more: string) => asks(app, '/large.jpg', more, '203.0.113.7', 'image/jpeg')
  const whole = await sent('&q=100')
  expect([whole.statusCode, whole.rawPayload.length < 1_000]).toEqual([502, true])
  const small = await sent('&w=640&q=100')
  expect([small.statusCode, small.rawPayload.length < 4 * 1_048_576]).toEqual([200, true])
})

test('WATCH-03: hundreds of variants of one picture, requested by one visitor, take no more processor time than a visitor may', async () => {
  const drawn = new Map<string, number>()
  const taken: { share: number } = { share: Number.POSITIVE_INFINITY }
  const app = proxy({
    visitorOf: ({ ip }) => ip,
    mayMake: () => true,
    mayDraw: (visitor) => (drawn.get(visitor) ?? 0) < taken.share,
    drew: (visitor, ms) => void drawn.set(visitor, (drawn.get(visitor) ?? 0) + ms),
  })
  const cpuOf = async (work: () => Promise<unknown>) => {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  }
  await asks(app, '/warm.jpg')
  const floors: number[] = []
  for (let n = 0; n < 3; n++) floors.push(await cpuOf(() => asks(app, '/floor.jpg', `&q=${n}0`, `198.51.100.${n}`)))
  const floor = Math.min(...floors)
  // A visitor may take what three of such pictures take.
  taken.share = 3 * Math.min(...[0, 1, 2].map((n) => drawn.get(`198.51.100.${n}`) ?? 0))
  const statuses: number[] = []
  const flood = async () => {
    const variants = Array.from({ length: 200 }, (_, n) => asks(app, `/noise.jpg?v=${n}`, `&q=${(n % 11) * 10}`))
    for (const { statusCode } of await Promise.all(variants)) statuses.push(statusCode)
    for (let n = 0; n < 20; n++) statuses.push((await asks(app, `/later.jpg?v=${n}`)).statusCode)
  }
  const cpu = await cpuOf(flood)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(10)
  expect(cpu / floor).toBeLessThan(20)
  expect((await asks(app, '/calm.jpg', '&w=64', '198.51.100.9')).statusCode).toBe(200)
})
