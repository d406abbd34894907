import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import type { Db } from '../../db/index.ts'
import { embeddedDb } from '../../testing/embedded-db.ts'
import { openTestBook, type TestBook } from '../../testing/test-book.ts'
import type { TestMatch } from '../../testing/test-match.ts'
import { single, type TestPlayer } from '../../testing/test-player.ts'
import { type ReceivedStep, startTraceReceiver } from '../../testing/trace-receiver.ts'
import { STEPS, type StepName } from './catalogue.ts'

const PATIENTLY = { timeout: 30_000 }
const LIVE_DELAY_MS = 6_000
const VISIT = 'a1'.repeat(16)

let db: Db
let receiver: Awaited<ReturnType<typeof startTraceReceiver>>
let book: TestBook
let player: TestPlayer
let ids = 7_000

beforeAll(async () => {
  db = await embeddedDb()
})
beforeEach(async () => {
  receiver = await startTraceReceiver()
  book = await openTestBook(db, undefined, { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url })
  player = await book.player(`traced-${++ids}`)
})
afterEach(async () => {
  await book.close()
  await receiver.close()
})
afterAll(() => db.close())

const attributeOf = ({ attributes }: ReceivedStep, name: string) =>
  Object.values(attributes.find(({ key }) => key === `touchline.${name}`)?.value ?? {})[0]
const named = (name: StepName) => receiver.steps.filter((step) => step.name === name)
const only = (name: StepName) => {
  expect(named(name), name).toHaveLength(1)
  return named(name)[0] as ReceivedStep
}
const isReceived = (name: StepName, count = 1) => expect.poll(() => named(name).length, PATIENTLY).toBe(count)

async function places(game: TestMatch, stake = 10_00) {
  const answer = await player.call('placeBets', {
    body: { meta: { device_id: 'test' }, bets: [single(game.home, stake)] },
    headers: { 'idempotency-key': `traced-${++ids}`, 'sentry-trace': `${VISIT}-${'b2'.repeat(8)}` },
  })
  expect(answer.status, answer.text).toBe(201)
}

describe('a traced bet', () => {
  test('is one trace from the call to the payout', async () => {
    const game = book.offers({ id: ++ids, odds: { home: 20_000 } })
    await places(game)
    await game.ends()
    await book.works()
    await isReceived('pay out')

    const payout = only('pay out')
    const bet = only('settle bet')
    const call = named('call').find((step) => attributeOf(step, 'call') === 'placeBets') as ReceivedStep
    const store = only('store bets')
    const commit = only('commit bets')
    for (const step of [bet, call, store, commit]) expect(step.traceId, step.name).toBe(payout.traceId)
    expect([payout.parentSpanId, bet.parentSpanId]).toEqual([bet.spanId, call.spanId])
    expect([commit.parentSpanId, store.parentSpanId]).toEqual([store.spanId, call.spanId])
    expect(call.parentSpanId ?? '').toBe('')
    expect([attributeOf(call, 'status'), attributeOf(call, 'visit')]).toEqual([201, VISIT])
    expect([attributeOf(store, 'outcome'), attributeOf(bet, 'state'), attributeOf(bet, 'result')]).toEqual([
      'placed',
      'done',
      'win_entire',
    ])
    expect(Number(commit.endTimeUnixNano)).toBeGreaterThanOrEqual(Number(commit.startTimeUnixNano))

    // The batch may hold bets of many players, so it is a trace of its own.
    await expect.poll(() => named('settle batch').filter((step) => attributeOf(step, 'bets') === 1)).toHaveLength(1)
    const batch = named('settle batch').find((step) => attributeOf(step, 'bets') === 1) as ReceivedStep
    expect(batch.traceId).not.toBe(payout.traceId)
    expect(batch.links).toMatchObject([{ traceId: call.traceId, spanId: call.spanId }])
    expect(bet.links).toMatchObject([{ traceId: batch.traceId, spanId: batch.spanId }])
  })

  test('that loses has no payout; a live one has the decision at the end of its delay', async () => {
    const game = book.offers({ id: ++ids, isLive: true })
    await places(game)
    await book.passes(LIVE_DELAY_MS)
    await game.ends({ home: 'lose' })
    await book.works()
    await isReceived('settle bet')
    const [decision, bet] = [only('decide bet'), only('settle bet')]
    expect(attributeOf(decision, 'result')).toBe('accepted')
    expect(decision.traceId).toBe(bet.traceId)
    expect(attributeOf(bet, 'result')).toBe('lose_entire')
    expect(named('pay out')).toEqual([])
  })

  test('says nothing of its player: no attribute that the catalogue does not name, no key, no session, no name', async () => {
    const game = book.offers({ id: ++ids, odds: { home: 20_000 } })
    await places(game)
    await game.ends()
    await book.works()
    await isReceived('pay out')
    for (const step of receiver.steps) {
      const known = Object.keys(STEPS[step.name as StepName].attributes)
      for (const { key } of step.attributes) expect(known, step.name).toContain(key.replace('touchline.', ''))
    }
    for (const secret of [player.email, player.session ?? 'none', `traced-${ids}`, 'touchline-session'])
      expect(receiver.text()).not.toContain(secret)
  })

  test('and a receiver that is gone delays none', async () => {
    await receiver.close()
    const game = book.offers({ id: ++ids, odds: { home: 20_000 } })
    await places(game)
    await game.ends()
    await book.works()
    expect(book.faults).toEqual([])
    receiver = await startTraceReceiver()
  })
})

test('the page for operators names every step, and all that is recorded of it', async () => {
  const page = await readFile(new URL('../../../../../docs/operating/monitor.md', import.meta.url), 'utf8')
  for (const [name, { means, attributes }] of Object.entries(STEPS)) {
    const rows = Object.entries(attributes).map(([attribute, meaning]) => `\`${attribute}\`: ${meaning}`)
    expect(page).toContain(`| ${name} | ${means} | ${rows.join('; ')} |`)
  }
})

test('the trace that a request names is taken from a trusted proxy alone', async () => {
  const seen = async (trustProxy: string) => {
    const app = createApp(readConfig({ TRUST_PROXY: trustProxy, LOG_LEVEL: 'error' }))
    app.get('/x', async (request) => ({ parent: request.headers.traceparent ?? null }))
    const answer = await app.inject({ url: '/x', headers: { traceparent: `00-${VISIT}-${'b2'.repeat(8)}-01` } })
    await app.close()
    return answer.json() as { parent: string | null }
  }
  expect(await seen('0')).toEqual({ parent: null })
  expect((await seen('1')).parent).toContain(VISIT)
})

test('without a receiver, and with OTEL_SDK_DISABLED, no library of OpenTelemetry is loaded', async () => {
  const loaded = async (env: Readonly<Record<string, string>>) => {
    const watch = `import { registerHooks } from 'node:module'; let n = 0
      registerHooks({ load(url, context, next) { if (url.includes('@opentelemetry')) n++; return next(url, context) } })
      const { createRecorders } = await import(${JSON.stringify(pathToFileURL(new URL('../../compose/recorders.ts', import.meta.url).pathname).href)})
      const { readConfig } = await import(${JSON.stringify(pathToFileURL(new URL('../../main.ts', import.meta.url).pathname).href)})
      const { tracing } = await createRecorders(readConfig(process.env))
      console.log(JSON.stringify({ isOn: tracing.isOn, n })); await tracing.stop()`
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', watch], {
      env: { ...process.env, ...env },
    })
    return JSON.parse(stdout) as { isOn: boolean; n: number }
  }
  expect(await loaded({})).toEqual({ isOn: false, n: 0 })
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }
  expect(await loaded({ ...endpoint, OTEL_SDK_DISABLED: 'true' })).toEqual({ isOn: false, n: 0 })
  const on = await loaded(endpoint)
  expect(on.isOn).toBe(true)
  expect(on.n).toBeGreaterThan(3)
})
