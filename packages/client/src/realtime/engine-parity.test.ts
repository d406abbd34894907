import { describe, expect, test } from 'vitest'
import {
  centrifugo,
  type Engine,
  type EnginePage,
  openPage,
  startCentrifugoEngine,
  startHubEngine,
} from './testing/engines.ts'
import { until } from './testing/test-page.ts'

const dataOf = (page: EnginePage, channel: string) =>
  page.received.filter((event) => event.channel === channel).map(({ data }) => (data as { n: number }).n)
const isConnected = ({ realtime }: EnginePage) => realtime.status().state === 'connected'

async function joined(engine: Engine, channels: readonly string[], given: Parameters<typeof openPage>[1] = {}) {
  const page = openPage(engine, given)
  for (const channel of channels) page.realtime.subscribe(channel)
  page.realtime.connect()
  await until('all channels are open', () => page.opened.length === channels.length)
  return page
}

function wholePath(start: () => Promise<Engine>): void {
  test('LIVE-01: visitors hear the public channel and matches, in order, each once also when it is published again', async () => {
    const engine = await start()
    const page = await joined(engine, ['public:en', 'match:en:7'])
    for (let n = 1; n <= 20; n++) {
      const sent = await engine.publisher.publish('match:en:7', { n }, { idempotencyKey: `key-${n}` })
      expect(sent).toEqual({ ok: true })
    }
    await engine.publisher.publish('match:en:7', { n: 20 }, { idempotencyKey: 'key-20' })
    await engine.publisher.broadcast(['public:en', 'public:de', 'match:en:8'], { n: 100 })
    await until('the broadcast', () => dataOf(page, 'public:en').length === 1)
    expect(dataOf(page, 'match:en:7')).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
    expect(page.gaps).toEqual([])
    expect(await engine.publisher.publish('nowhere:en', { n: 1 })).toMatchObject({ ok: false })
  })

  test('LIVE-01: the private channel is for its player: another one and a visitor are refused', async () => {
    const engine = await start()
    const page = await joined(engine, ['$private:en:7'], { user: '7' })
    await engine.publisher.publish('$private:en:7', { n: 1 })
    await until('the message', () => page.received.length === 1)
    const others = [openPage(engine, { user: '8' }), openPage(engine)]
    for (const other of others) {
      other.realtime.subscribe('$private:en:7')
      other.realtime.connect()
      await until('the refusal', () => other.problems.some(({ kind }) => kind === 'refused-channel'))
      expect(other.opened).toEqual([])
    }
  })

  test('LIVE-03: publications during an outage of the connection are replayed in order, once; too many are reported as a gap', async () => {
    const engine = await start()
    const page = await joined(engine, ['match:en:7', 'public:en'])
    await engine.publisher.publish('match:en:7', { n: 1 })
    await until('the first', () => dataOf(page, 'match:en:7').length === 1)
    page.cut()
    await until('the cut is noticed', () => !isConnected(page))
    for (let n = 2; n <= 5; n++) await engine.publisher.publish('match:en:7', { n })
    await Promise.all(Array.from({ length: 61 }, (_, n) => engine.publisher.publish('public:en', { n })))
    await until('the replay', () => dataOf(page, 'match:en:7').length === 5)
    await until('the gap', () => page.gaps.length > 0)
    expect(dataOf(page, 'match:en:7')).toEqual([1, 2, 3, 4, 5])
    expect(page.gaps).toEqual(['public:en'])
  })

  test('LIVE-01 LIVE-03: lists of sports and leagues are public, resume after a cut without a gap, and others do not exist', async () => {
    const engine = await start()
    const lists = ['list:en:sport-1', 'list:pt:league-17']
    const page = await joined(engine, lists, { delta: true })
    await engine.publisher.broadcast(lists, { n: 1 })
    await until('the first', () => page.received.length === 2)
    page.cut()
    await until('the cut is noticed', () => !isConnected(page))
    for (let n = 2; n <= 200; n++) await engine.publisher.publish('list:en:sport-1', { n })
    await until('the replay', () => dataOf(page, 'list:en:sport-1').length === 200)
    expect(dataOf(page, 'list:en:sport-1')).toEqual(Array.from({ length: 200 }, (_, i) => i + 1))
    expect(page.gaps).toEqual([])
    page.realtime.subscribe('list:en:category-1')
    await until('the refusal', () => page.problems.some(({ kind }) => kind === 'refused-channel'))
  })

  test('LIVE-02: deltas, where a page requests them, give what whole messages give, in every script', async () => {
    const engine = await start()
    const words = ['Отбор', 'Отбой', 'Zürich – Köln', '東京', '🏀']
    const messages = Array.from({ length: 60 }, (_, n) => ({
      n,
      names: words.map((word, i) => (i === n % words.length ? `${word} ${n}` : `${word} ${word} ${word}`)),
    }))
    const [whole, deltas] = [
      await joined(engine, ['match:en:7']),
      await joined(engine, ['match:en:7'], { delta: true }),
    ]
    for (const message of messages) await engine.publisher.publish('match:en:7', message)
    await until('all of it', () => whole.received.length === 60 && deltas.received.length === 60)
    expect(deltas.received).toEqual(whole.received)
    expect(whole.received.map(({ data }) => data)).toEqual(messages)
    expect(deltas.problems).toEqual([])
  })

  test('LIVE-02: a session that ended comes back with its present player or visitor, one that is thrown out for good stays off', async () => {
    const engine = await start()
    const page = await joined(engine, ['public:en', '$private:en:7'], { user: '7' })
    const other = await joined(engine, ['public:en'], { user: '8' })
    page.user = null
    await engine.publisher.disconnect(['7'], { code: 3014, reason: 'session ended' })
    await until('a visitor is back', () => page.gaps.includes('public:en') && isConnected(page))
    await engine.publisher.publish('$private:en:7', { n: 1 })
    await engine.publisher.publish('public:en', { n: 2 })
    await until('the event of the visitor', () => page.received.length === 1 && other.received.length === 1)
    expect(page.received).toEqual([{ channel: 'public:en', data: { n: 2 } }])
    await engine.publisher.disconnect(['8'], { code: 3503, reason: 'force disconnect' })
    await until('it stays off', () => other.realtime.status().state === 'disconnected')
    expect(other.realtime.status()).toMatchObject({ code: 3503, reason: 'force disconnect' })
  })

  test('LIVE-02: a connection holds beyond its tokens, which let in for a moment and are replaced before they end', async () => {
    const engine = await start()
    const states: string[] = []
    let tokens = 0
    const page = await joined(engine, ['public:en'], {
      user: '7',
      getToken: async () => {
        tokens++
        return engine.connectionToken('7', 3)
      },
      onStatus: ({ state }) => void states.push(state),
    })
    await until('its token is replaced twice', () => tokens >= 3)
    await engine.publisher.publish('public:en', { n: 1 })
    await until('the event', () => page.received.length === 1)
    expect(states.filter((state) => state === 'connecting')).toHaveLength(2)
    expect(page.gaps).toEqual([])
  })
}

describe('the hub', () => wholePath(startHubEngine))

describe.skipIf(centrifugo === null)('Centrifugo as it is shipped (skipped where it is not found)', () => {
  wholePath(() => startCentrifugoEngine())

  test('LIVE-02: the 11th connection of a session is refused as one too many, and stays off', async () => {
    const engine = await startCentrifugoEngine()
    await Promise.all(Array.from({ length: 10 }, () => joined(engine, ['public:en'], { user: '7.1' })))
    const last = openPage(engine, { user: '7.1' })
    last.realtime.connect()
    await until('it is closed', () => last.realtime.status().state === 'disconnected')
    expect(last.realtime.status()).toMatchObject({ code: 3504 })
  })
})
