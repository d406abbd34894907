import type { Bet } from '@touchline/contract'
import { expect } from 'vitest'
import { type CrashProcess, startCrashProcess } from '../crash-process.ts'
import { type Attempt, type DurablePlayer, signIn } from '../durability/player.ts'

const BETS = 6
const STAKE = 10_00
/** Long enough for a kill between the request and the decision, also on a loaded machine. */
const DELAY_MS = 5_000
const LIVE = { match_id: 3, market_id: 1, specifier: '', outcome_id: '1', odds: 30_000 }

const balanceOf = async (player: DurablePlayer) =>
  (await player.reads<{ balance: number }[]>('/api/player/accounts'))[0]?.balance ?? Number.NaN
const betsOf = (player: DurablePlayer) => player.reads<Bet[]>(`/api/v3/bets?limit=${BETS}`)
const statesOf = async (player: DurablePlayer) => (await betsOf(player)).map(({ status }) => status)

async function placesInPlay(player: DurablePlayer): Promise<readonly Bet[]> {
  const bet = { stake: { value: STAKE, currency: 'EUR' }, selections: [LIVE] }
  for (let nth = 0; nth < BETS; nth++) {
    const body = { meta: { device_id: 'crash', auto_accept_odds_change: 'none' }, bets: [bet] }
    const answer = await player.insists({ path: '/api/v3/bets', key: `crash-live-bet-${nth}`, body })
    expect(answer.status, answer.text).toBe(201)
  }
  await expect.poll(() => statesOf(player)).toEqual(Array(BETS).fill('waiting_results'))
  return betsOf(player)
}

/** Every other one wants half of its bet. */
const wishOf = ({ id, to_cashout }: Bet, nth: number): Attempt => {
  const value = to_cashout ?? 0
  const part = nth % 2 === 0 ? {} : { amount: Math.floor(value / 2) }
  return {
    path: '/api/v2/bets/cashout',
    key: `crash-cash-out-${nth}`,
    body: { bet_id: id, to_cashout: value, tolerance: 5, ...part },
  }
}

/**
 * Kills the book with SIGKILL between requests of cash-outs in play and their decisions, and while they are decided.
 * Afterwards each that was taken in is paid once, and the key of each has the response that it had.
 */
export async function surviveCashOutCrashes(env: Readonly<Record<string, string>>): Promise<void> {
  const start = () => startCrashProcess({ ...env, CRASH_MATCHES: '3', LIVE_DELAY_MS: String(DELAY_MS) })
  let book: CrashProcess = await start()
  const player = await signIn(() => book.origin, 'rich@touchline.test', { lost: 0, unavailable: 0 })
  const opening = await balanceOf(player)
  const wishes = (await placesInPlay(player)).map(wishOf)

  // Some get a response, some do not: those are sent again under their keys.
  let answered = 0
  const sent = wishes.map(async (wish) => {
    const answer = await player.insists(wish)
    answered++
    return answer
  })
  await expect.poll(() => answered, { interval: 1 }).toBeGreaterThan(0)
  await book.kill()
  book = await start()
  const answers = await Promise.all(sent)
  for (const { status, text } of answers) expect([status, text]).toEqual([200, expect.stringContaining('decide_at')])

  // Taken in and not decided: the last of them waits still.
  expect(await statesOf(player)).toContain('cashout_in_progress')
  await book.kill()
  book = await start()
  const parts = async () => (await betsOf(player)).flatMap(({ cashouts }) => cashouts)
  await expect.poll(async () => (await parts()).length, { interval: 1 }).toBeGreaterThan(0)
  await book.kill()

  book = await start()
  const isDecided = async () => (await betsOf(player)).every(({ cashout_request }) => cashout_request === null)
  await expect.poll(isDecided).toBe(true)
  const bets = await betsOf(player)
  expect(bets.map(({ cashouts }) => cashouts.length)).toEqual(Array(BETS).fill(1))
  expect(bets.filter(({ status }) => status === 'cashed_out')).toHaveLength(BETS / 2)
  for (const [nth, wish] of wishes.entries()) expect((await player.insists(wish)).text).toBe(answers[nth]?.text)
  const paid = (await parts()).reduce((sum, { amount }) => sum + amount, 0)
  expect(paid).toBeGreaterThan(BETS * STAKE * 0.5)
  expect(await balanceOf(player)).toBe(opening - BETS * STAKE + paid)
  await book.stop()
}
