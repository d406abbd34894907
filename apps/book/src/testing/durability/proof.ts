import type { Bet } from '@touchline/contract'
import { expect } from 'vitest'
import type { Db } from '../../db/index.ts'
import { auditBook } from '../../modules/settlement/index.ts'
import { type Known, ODDS, STAKE, WINNER } from './placer.ts'
import type { DurablePlayer } from './player.ts'

const PAGE = 500
const WAIT = { timeout: 60_000, interval: 100 }

/**
 * What is known is what is there: every request of the round gives its first answer under its key, and every bet of it and
 * of those before is there once.
 */
export async function expectOnceEach(
  ofRound: readonly Known[],
  before: readonly Known[],
  players: readonly DurablePlayer[],
): Promise<void> {
  const again = ofRound.map(async ({ player, attempt, answer }) =>
    expect(await player.insists(attempt)).toEqual(answer),
  )
  await Promise.all(again)
  for (const player of players) {
    const placed = [...before, ...ofRound].filter((one) => one.player === player).flatMap(betsIn)
    const ids = (await betsOf(player)).map(({ id }) => id)
    expect(ids.toSorted((a, b) => a - b)).toEqual(placed.toSorted((a, b) => a - b))
  }
}

/** The books balance, and everything that players are to be told is on its way. */
export async function expectCleanBooks(db: Db): Promise<void> {
  expect(await auditBook(db), 'The books are not clean').toEqual([])
  const waiting = () => db.query<{ n: number }>('SELECT count(*)::int AS n FROM outbox', []).then(([row]) => row?.n)
  await expect.poll(waiting, WAIT).toBe(0)
}

/** Waits until no bet is open, and holds every amount against what was bet and cashed out. */
export async function expectAllPaidOnce(
  db: Db,
  known: readonly Known[],
  players: readonly DurablePlayer[],
  opening: number,
): Promise<void> {
  const open = () =>
    db
      .query<{ n: number }>(
        `SELECT count(*)::int AS n FROM bets WHERE status NOT IN ('done', 'cashed_out')
         OR id IN (SELECT bet_id FROM bet_legs WHERE status = 'open')`,
        [],
      )
      .then(([row]) => row?.n)
  await expect.poll(open, WAIT).toBe(0)
  const paidOut = new Map<number, number>()
  for (const { attempt, answer } of known) {
    if (attempt.path === '/api/v3/bets') continue
    const { bet_id: id, to_cashout: value, amount = value } = attempt.body as Record<string, number>
    expect(answer.status).toBe(200)
    paidOut.set(id ?? 0, amount ?? 0)
  }
  for (const player of players) {
    const bets = await betsOf(player)
    for (const bet of bets) {
      const wins = bet.selections.every((leg) => leg.outcome.id === WINNER)
      const factor = wins ? (ODDS / 10_000) ** bet.selections.length : 0
      expect(bet.win_amount, `bet ${bet.id}`).toBe(bet.open_stake * factor + (paidOut.get(bet.id) ?? 0))
      expect(bet.open_stake === STAKE).toBe(!paidOut.has(bet.id))
    }
    const [account] = await player.reads<{ balance: number }[]>('/api/player/accounts')
    expect(account?.balance).toBe(opening + bets.reduce((sum, bet) => sum + bet.win_amount - STAKE, 0))
  }
}

async function betsOf(player: DurablePlayer): Promise<Bet[]> {
  const bets: Bet[] = []
  for (let page = 1; ; page++) {
    const next = await player.reads<Bet[]>(`/api/v3/bets?limit=${PAGE}&page=${page}`)
    bets.push(...next)
    if (next.length < PAGE) return bets
  }
}

function betsIn({ attempt, answer }: Known): number[] {
  if (attempt.path !== '/api/v3/bets') return []
  return (JSON.parse(answer.text) as { data: Bet[] }).data.map(({ id }) => id)
}
