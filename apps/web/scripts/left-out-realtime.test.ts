import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { smallerRealtime } from './left-out-realtime.ts'

interface Emitter {
  on(event: string, listener: (context: { data?: unknown; code?: number }) => void): void
}
interface Client extends Emitter {
  connect(): void
  newSubscription(channel: string, options: object): Emitter & { subscribe(): void }
}

const library = readFileSync(join(import.meta.dirname, '../../../node_modules/centrifuge/build/index.mjs'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'touchline-realtime-'))
let smaller: string

beforeAll(async () => {
  smaller = await smallerRealtime(library)
  writeFileSync(join(folder, 'smaller.mjs'), smaller)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** A line whose server answers each command at once. */
class Line {
  onopen: () => void = () => {}
  onmessage: (event: { data: string }) => void = () => {}
  onclose: (event: { code: number; reason: string }) => void = () => {}
  static last: Line
  constructor() {
    Line.last = this
    queueMicrotask(() => this.onopen())
  }
  send(text: string) {
    for (const command of text.split('\n').map((line) => JSON.parse(line))) {
      const reply = command.connect ? { connect: { client: 'a', ping: 25 } } : { subscribe: { epoch: 'e', offset: 1 } }
      queueMicrotask(() => this.onmessage({ data: JSON.stringify({ id: command.id, ...reply }) }))
    }
  }
  close() {}
}

test('LIVE-02: what is left of the realtime library connects, hears a channel and stops when it is told to', async () => {
  const { Centrifuge } = await import(pathToFileURL(join(folder, 'smaller.mjs')).href)
  const client: Client = new Centrifuge('ws://localhost/connection', { websocket: Line, networkEventTarget: null })
  const channel = client.newSubscription('public:en', {})
  const heard = new Promise((resolve) => channel.on('publication', ({ data }) => resolve(data)))
  const subscribed = new Promise((resolve) => channel.on('subscribed', resolve))
  const ended = new Promise((resolve) => client.on('disconnected', ({ code }) => resolve(code)))
  channel.subscribe()
  client.connect()
  await subscribed
  Line.last.onmessage({ data: JSON.stringify({ push: { channel: 'public:en', pub: { data: { n: 1 }, offset: 2 } } }) })
  expect(await heard).toEqual({ n: 1 })
  Line.last.onclose({ code: 3_500, reason: 'invalid token' })
  expect(await ended).toBe(3_500)
})

test('LIVE-02: a fifth of the realtime library is left', () => {
  expect(smaller.length).toBeLessThan(library.length / 5)
})
