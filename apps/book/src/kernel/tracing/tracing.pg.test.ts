import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { startCrashProcess } from '../../testing/crash-process.ts'
import { reach } from '../../testing/durability/player.ts'
import { createPgDatabase } from '../../testing/pg-database.ts'
import { startTraceReceiver } from '../../testing/trace-receiver.ts'

const server = inject('postgres')
const HEADERS = { 'content-type': 'application/json', 'x-app': 'touchline' }
const PATIENTLY = { timeout: 60_000 }

describe.skipIf(server === null)('on PostgreSQL (skipped where its programs are not installed)', () => {
  test('a bet that one process places and another settles is one trace from the call to the payout', async () => {
    const database = await createPgDatabase(server ?? '')
    onTestFinished(() => database.drop())
    const receiver = await startTraceReceiver()
    onTestFinished(receiver.close)
    const starts = async (name: string, env: Readonly<Record<string, string>>) => {
      const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_SERVICE_NAME: name }
      const one = await startCrashProcess({ DATABASE_URL: database.url, ...traced, ...env })
      onTestFinished(() => one.kill())
      return one
    }
    const { origin } = await starts('front', { BOOK_ROLES: 'api,publisher' })
    const post = (path: string, body: object, more: Readonly<Record<string, string>> = {}) =>
      reach(origin + path, { method: 'POST', headers: { ...HEADERS, ...more }, body: JSON.stringify(body) })
    const { headers } = await post('/api/users/sign_in', { email: 'rich@touchline.test', password: 'touchline' })
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
    const selection = { match_id: 1, market_id: 1, specifier: '', outcome_id: '1', odds: 30_000 }
    const placed = await post(
      '/api/v3/bets',
      {
        meta: { device_id: 'traced', auto_accept_odds_change: 'none' },
        bets: [{ stake: { value: 1_00, currency: 'EUR' }, selections: [selection] }],
      },
      { cookie, 'idempotency-key': 'traced-in-two-processes' },
    )
    expect(placed.status, placed.text).toBe(201)
    await starts('back', { BOOK_ROLES: 'settlement', CRASH_RESULT: '1' })

    const steps = (name: string) => receiver.steps.filter((step) => step.name === name)
    await expect.poll(() => steps('pay out').length, PATIENTLY).toBe(1)
    const [payout] = steps('pay out')
    await expect.poll(() => steps('store bets').length, PATIENTLY).toBe(1)
    const ofTrace = receiver.steps.filter(({ traceId }) => traceId === payout?.traceId)
    expect(ofTrace.map(({ service, name }) => `${service}: ${name}`).sort()).toEqual([
      'back: pay out',
      'back: settle bet',
      'front: call',
      'front: commit bets',
      'front: store bets',
    ])
  })
})
