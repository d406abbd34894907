import type { Bet } from '@touchline/contract'
import { expect } from 'vitest'
import { startCrashProcess } from '../crash-process.ts'
import { reach, send } from '../durability/player.ts'

const PLACERS = 8
const STAKE = 1_00
const OPENING = 100_000_00
const HEADERS = { 'content-type': 'application/json', 'x-app': 'touchline' }

interface Sent {
  readonly key: string
  /** Text of the response, or null when the server died before it came. */
  answer: string | null
}

async function signIn(origin: string): Promise<string> {
  const body = JSON.stringify({ email: 'rich@touchline.test', password: 'touchline' })
  const { headers } = await reach(`${origin}/api/users/sign_in`, { method: 'POST', headers: HEADERS, body })
  return headers.get('set-cookie')?.split(';')[0] ?? ''
}

const requestOf = (cookie: string, key: string): RequestInit => {
  const selection = { match_id: 1, market_id: 1, specifier: '', outcome_id: '1', odds: 30_000 }
  return {
    method: 'POST',
    headers: { ...HEADERS, cookie, 'idempotency-key': key },
    body: JSON.stringify({
      meta: { device_id: 'crash', auto_accept_odds_change: 'none' },
      bets: [{ stake: { value: STAKE, currency: 'EUR' }, selections: [selection] }],
    }),
  }
}

/** Players place until the server dies under them. */
async function placeUntilKilled(origin: string, cookie: string, name: string, sent: Sent[]): Promise<void> {
  for (let i = 0; ; i++) {
    const attempt: Sent = { key: `crash-${name}-${i}`, answer: null }
    sent.push(attempt)
    const answer = await send(`${origin}/api/v3/bets`, requestOf(cookie, attempt.key))
    if (answer === null) return
    expect(answer.status, answer.text).toBe(201)
    attempt.answer = answer.text
  }
}

const acknowledged = (sent: readonly Sent[]) => sent.filter(({ answer }) => answer !== null).length

async function read(origin: string, cookie: string, path: string): Promise<unknown> {
  const { text } = await reach(origin + path, { headers: { cookie } })
  return (JSON.parse(text) as { data: unknown }).data
}

async function allBets(origin: string, cookie: string): Promise<Bet[]> {
  const bets: Bet[] = []
  for (let page = 1; ; page++) {
    const next = (await read(origin, cookie, `/api/v3/bets?limit=500&page=${page}`)) as Bet[]
    bets.push(...next)
    if (next.length < 500) return bets
  }
}

async function balance(origin: string, cookie: string): Promise<number> {
  const [account] = (await read(origin, cookie, '/api/player/accounts')) as { balance: number }[]
  return account?.balance ?? Number.NaN
}

/**
 * Kills the book with SIGKILL while players place, several times, and then while it settles. Afterwards every
 * acknowledged bet is there once, every unknown one is resolved by its key, and everything is paid once.
 */
export async function surviveCrashes(env: Readonly<Record<string, string>>, rounds: number): Promise<void> {
  const sent: Sent[] = []
  let cookie = ''
  for (let round = 0; round < rounds; round++) {
    const book = await startCrashProcess(env)
    if (round === 0) cookie = await signIn(book.origin)
    const placers = Array.from({ length: PLACERS }, (_, i) =>
      placeUntilKilled(book.origin, cookie, `${round}-${i}`, sent),
    )
    const before = acknowledged(sent)
    await expect
      .poll(() => acknowledged(sent) - before, { timeout: 60_000, interval: 5 })
      .toBeGreaterThan(10 + 7 * round)
    await book.kill()
    await Promise.all(placers)
  }
  expect(acknowledged(sent)).toBeLessThan(sent.length)

  const settling = await startCrashProcess(env)
  for (const { key, answer } of sent) {
    const again = await reach(`${settling.origin}/api/v3/bets`, requestOf(cookie, key))
    expect(again.status, again.text).toBe(201)
    if (answer !== null) expect(again.text).toBe(answer)
  }
  expect(await allBets(settling.origin, cookie)).toHaveLength(sent.length)
  expect(await balance(settling.origin, cookie)).toBe(OPENING - sent.length * STAKE)
  await settling.kill()

  const deciding = await startCrashProcess({ ...env, CRASH_RESULT: '1' })
  await new Promise((resolve) => setTimeout(resolve, 30))
  await deciding.kill()

  const last = await startCrashProcess({ ...env, CRASH_RESULT: '1' })
  const settled = () => allBets(last.origin, cookie).then((bets) => bets.every((bet) => bet.result === 'win_entire'))
  await expect.poll(settled, { timeout: 60_000, interval: 200 }).toBe(true)
  expect(await balance(last.origin, cookie)).toBe(OPENING + 2 * sent.length * STAKE)
  await last.stop()
}
