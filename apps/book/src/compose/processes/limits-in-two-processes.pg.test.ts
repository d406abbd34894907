import { spawn } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { auditBook } from '../../modules/settlement/index.ts'
import { type CrashProcess, startCrashProcess } from '../../testing/crash-process.ts'
import { reach, send } from '../../testing/durability/player.ts'
import { createPgDatabase } from '../../testing/pg-database.ts'

const server = inject('postgres')
const PAY_IN = new URL('../../testing/pay-in.ts', import.meta.url).pathname
const HEADERS = { 'content-type': 'application/json', 'x-app': 'touchline' }
const LIMIT = 200_00
const STAKE = 10_00

async function signIn(origin: string, email: string): Promise<string> {
  const body = JSON.stringify({ email, password: 'touchline' })
  const { headers } = await reach(`${origin}/api/users/sign_in`, { method: 'POST', headers: HEADERS, body })
  return headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function setLimit(origin: string, cookie: string, type: string, amount = LIMIT): Promise<void> {
  const body = JSON.stringify({ type, period: 'day', amount, currency: 'EUR', time_zone: 'UTC' })
  const answer = await reach(`${origin}/api/user_limits`, { method: 'PUT', headers: { ...HEADERS, cookie }, body })
  expect(answer.status, answer.text).toBe(200)
}

/** @param key makes the bet one of its own */
function bets({ origin }: CrashProcess, cookie: string, key: string) {
  const selection = { match_id: 1, market_id: 1, specifier: '', outcome_id: '1', odds: 30_000 }
  const body = JSON.stringify({
    // A client whose clock is days ahead says so in vain.
    meta: { device_id: 'limits', auto_accept_odds_change: 'none' },
    bets: [{ stake: { value: STAKE, currency: 'EUR' }, selections: [selection] }],
  })
  const date = new Date(Date.now() + 3 * 86_400_000).toUTCString()
  const headers = { ...HEADERS, cookie, 'idempotency-key': key, date, 'x-client-time': date }
  return send(`${origin}/api/v3/bets`, { method: 'POST', headers, body })
}

/** Bets on and on until the player's limit refuses it, or the process dies. @returns how many were acknowledged */
async function betsOn(book: CrashProcess, cookie: string, name: string): Promise<number> {
  for (let placed = 0; ; placed++) {
    const answer = await bets(book, cookie, `${name}-${placed}`)
    if (answer === null) return placed
    if (answer.status !== 201) {
      expect(answer.text).toContain('"code":149')
      return placed
    }
  }
}

/** A process that pays in on request; returns its output. */
function startPayIn(url: string, playerId: number) {
  const child = spawn(process.execPath, [PAY_IN, String(playerId), String(STAKE)], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    timesPrinted: (word: string) => output.split('\n').filter((line) => line === word).length,
    go: () => child.stdin.end('go\n'),
    kill: () => child.kill('SIGKILL'),
    ended,
  }
}

describe.skipIf(server === null)('limits in two processes (skipped where PostgreSQL is not installed)', () => {
  let database: Awaited<ReturnType<typeof createPgDatabase>>
  let env: Record<string, string>
  let first: CrashProcess
  let second: CrashProcess
  beforeAll(async () => {
    database = await createPgDatabase(server ?? '')
    env = { DATABASE_URL: database.url, DATABASE_POOL: '8' }
    first = await startCrashProcess(env)
    second = await startCrashProcess({ ...env, BOOK_ROLES: 'api' })
  })
  afterAll(async () => {
    await second?.stop()
    if (first?.isUp()) await first.stop()
    await database.drop()
  })

  const idOf = async (email: string) =>
    (await database.db.query<{ id: number }>('SELECT id FROM players WHERE email = $1', [email]))[0]?.id ?? 0
  const total = async (kind: string, playerId: number, since: Date) =>
    Number(
      (
        await database.db.query<{ total: string }>(
          `SELECT coalesce(sum(t.amount), 0) AS total FROM wallet_transfers t JOIN wallet_accounts a ON a.id IN (t.from_account, t.to_account)
           WHERE a.player_id = $2 AND t.kind = $1 AND t.at >= $3`,
          [kind, playerId, since],
        )
      )[0]?.total,
    )

  test('SAFE-04: a limit set on one process holds for the very next bet on the other: there is no second in which it does not', async () => {
    const cookie = await signIn(first.origin, 'demo@touchline.test')
    for (const [at, [here, there]] of [
      [first, second],
      [second, first],
    ].entries()) {
      if (here === undefined || there === undefined) throw new Error('There are two processes.')
      expect((await bets(there, cookie, `limit-before-${at}`))?.status).toBe(201)
      // The limit equals the stakes so far.
      await setLimit(here.origin, cookie, at === 0 ? 'wager' : 'loss', STAKE * (at + 1))
      const answer = await bets(there, cookie, `limit-after-${at}`)
      expect([answer?.status === 201, answer?.text]).toEqual([false, expect.stringContaining('"code":149')])
      if (at === 0) await database.db.query("UPDATE player_limits SET ended_at = now() WHERE type = 'wager'")
    }
  })

  test('SAFE-04: bets in two processes never pass a limit together, and end exactly at it when one is killed', async () => {
    const began = new Date()
    const cookie = await signIn(first.origin, 'rich@touchline.test')
    await setLimit(first.origin, cookie, 'wager')
    const placing = [first, second].flatMap((book, at) =>
      Array.from({ length: 10 }, (_, i) => betsOn(book, cookie, `limits-${at}-${i}`)),
    )
    const rich = await idOf('rich@touchline.test')
    await expect.poll(() => total('stake', rich, began), { interval: 5, timeout: 30_000 }).toBeGreaterThan(0)
    await first.kill()
    const acknowledged = (await Promise.all(placing)).reduce((sum, count) => sum + count, 0)
    expect(await total('stake', rich, began)).toBe(LIMIT)
    expect(acknowledged * STAKE).toBeLessThanOrEqual(LIMIT)
  })

  test('SAFE-04: deposits in two processes never pass a limit together, and a killed one leaves no money that was not counted', async () => {
    const cookie = await signIn(second.origin, 'empty@touchline.test')
    await setLimit(second.origin, cookie, 'deposit')
    const began = new Date()
    const empty = await idOf('empty@touchline.test')
    const payers = [1, 2, 3].map(() => startPayIn(database.url, empty))
    await expect.poll(() => payers.map((payer) => payer.timesPrinted('ready')), { timeout: 60_000 }).toEqual([1, 1, 1])
    for (const payer of payers) payer.go()
    const [killed, ...others] = payers
    await expect.poll(() => killed?.timesPrinted('paid'), { interval: 1, timeout: 30_000 }).toBeGreaterThan(0)
    killed?.kill()
    await Promise.all(payers.map(({ ended }) => ended))
    expect(await total('deposit', empty, began)).toBe(LIMIT)
    for (const other of others) expect(other.timesPrinted('deposit_limit_reached')).toBeGreaterThan(0)
    expect(await auditBook(database.db), 'The books are not clean').toEqual([])
  })
})
