import { describe, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import type { Secrets } from '../secrets.ts'
import { checkClock } from './clock-difference.ts'
import { contradiction, type SharedSettings, sharedSettings } from './shared-settings.ts'

const key = (letter: string) => Buffer.alloc(32, letter)
const SECRETS: Secrets = {
  connection: 'a',
  subscription: 'b',
  realtimeApi: 'c',
  pseudonyms: 'd',
  launch: 'e',
  authenticators: [key('a')],
  identity: 'f',
  offer: 'g',
  push: 'h',
}

const settings = (env: Readonly<Record<string, string>>, secrets: Partial<Secrets> = {}): SharedSettings =>
  sharedSettings(readConfig(env), { ...SECRETS, ...secrets })
const problem = (own: SharedSettings, other = settings({})) => contradiction(own, other, 'host:1')

describe('what processes of one database must agree on', () => {
  test('the same settings agree, and those that may differ do', () => {
    expect(problem(settings({}))).toBeNull()
    expect(
      problem(settings({ LIMIT_SCALE: '2', DATABASE_POOL: '3', BOOK_ROLES: 'api', LIVE_DELAY_MS: '1' })),
    ).toBeNull()
    expect(
      problem(settings({ UOF_PROVIDERS: 'oddin,betradar' }), settings({ UOF_PROVIDERS: 'betradar,oddin' })),
    ).toBeNull()
  })

  test.each(['SIM_SEED', 'SIM_SPEED', 'ADDITIONAL_PROVIDERS', 'UOF_PROVIDERS'])('another %s is named', (name) => {
    const value = { SIM_SEED: 'x', SIM_SPEED: '7', ADDITIONAL_PROVIDERS: '', UOF_PROVIDERS: 'oddin' }[name] ?? ''
    expect(problem(settings({ [name]: value }))).toMatch(new RegExp(`^${name} is .* here and .* in process host:1`))
  })

  test('one that uses NATS contradicts one that does not, and addresses of NATS may differ', () => {
    const [one, two] = [settings({ NATS_URL: 'nats://a:4222' }), settings({ NATS_URL: 'nats://user:secret@b:4222' })]
    expect(problem(one, two)).toBeNull()
    expect(JSON.stringify(two)).not.toContain('secret')
    expect(problem(one, settings({}))).toContain('NATS_URL is set here and empty in process host:1')
    expect(problem(settings({}), one)).toContain('NATS_URL is empty here and set in process host:1')
  })

  test.each([
    ['REALTIME_CONNECTION_SECRET', { connection: 'x' }],
    ['REALTIME_SUBSCRIPTION_SECRET', { subscription: 'x' }],
    ['REALTIME_API_KEY', { realtimeApi: 'x' }],
    ['IDENTITY_SECRET', { identity: 'x' }],
    ['LAUNCH_SECRET', { launch: 'x' }],
    ['PUSH_KEY', { push: 'x' }],
  ] as const)('another %s is named, and never shown', (name, secrets) => {
    const sentence = problem(settings({}, secrets)) ?? ''
    expect(sentence).toContain(`${name} is not the one of process host:1`)
    expect(JSON.stringify(settings({}, { connection: 'a secret of many letters' }))).not.toContain('secret of many')
  })

  test('keys of authenticators may be replaced one process after the other', () => {
    const [a, b] = [key('a'), key('b')]
    const keys = (...authenticators: [Buffer, ...Buffer[]]) => settings({}, { authenticators })
    expect(problem(keys(a, b), keys(a))).toBeNull()
    expect(problem(keys(b, a), keys(a, b))).toBeNull()
    expect(problem(keys(b), keys(b, a))).toBeNull()
    for (const [own, other] of [
      [keys(b), keys(a)],
      [keys(b, a), keys(a)],
      [keys(b), keys(a, b)],
    ] as const)
      expect(problem(own, other)).toContain('AUTHENTICATOR_KEYS does not hold the key')
  })

  test('secrets of a payment provider count where both have the same one', () => {
    const cashier = (url: string, secret: string) => settings({ CASHIER_URL: url, CASHIER_SECRET: secret })
    const other = cashier('https://pay.example', 'one')
    expect(problem(cashier('https://pay.example', 'two'), other)).toContain('CASHIER_SECRET for https://pay.example')
    expect(problem(cashier('http://localhost:3001', 'two'), other)).toBeNull()
  })
})

describe('the clock', () => {
  const answering = (ms: number) => ({ query: async () => [{ ms }] }) as unknown as Parameters<typeof checkClock>[0]

  test('a difference of up to 250 ms is taken, in both directions, and no more', async () => {
    for (const ms of [750, 1_000, 1_250]) await checkClock(answering(ms), () => 1_000)
    await expect(checkClock(answering(749), () => 1_000)).rejects.toThrow('251 ms ahead of')
    await expect(checkClock(answering(1_251), () => 1_000)).rejects.toThrow('251 ms behind')
  })

  test('what the response was on its way is no difference', async () => {
    let now = 0
    // Each question takes 600 ms; the database's clock is read right at the beginning.
    const slow = () => (now += 600)
    const db = { query: async () => [{ ms: now }] } as unknown as Parameters<typeof checkClock>[0]
    await checkClock(db, slow)
  })
})
