import type { Bet } from '@touchline/contract'
import { expect } from 'vitest'
import type { Db } from '../../db/index.ts'
import { auditBook } from '../../modules/settlement/index.ts'
import { type Known, ODDS, STAKE, VALUE, WINNER } from './placer.ts'
import type { DurablePlayer } from './player.ts'

const PAGE = 500
const WAIT = { timeout: 60_000, interval: 100 }

/**
 * The responses are the database: every request of the round gets its first response again under its key, and every bet
 * of it and of earlier rounds is stored once.
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

/** Fails unless the books balance and every message for players is published. */
export async function expectCleanBooks(db: Db): Promise<void> {
  expect(await auditBook(db), 'The books are not clean').toEqual([])
  const waiting = () => db.query<{ n: number }>('SELECT count(*)::int AS n FROM outbox', []).then(([row]) => row?.n)
  await expect.poll(waiting, WAIT).toBe(0)
}

/** Waits until no bet is open, and checks every amount against the bets and cash-outs. */
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
  /** Parts of bets in the response to their last cash-out. */
  const parts = new Map<number, Bet['cashouts']>()
  for (const { attempt, answer } of known) {
    if (attempt.path === '/api/v3/bets') continue
    const { id, cashouts } = (JSON.parse(answer.text) as { data: Bet }).data
    if (cashouts.length > (parts.get(id)?.length ?? 0)) parts.set(id, cashouts)
  }
  for (const player of players) {
    const bets = await betsOf(player)
    for (const bet of bets) {
      const wins = bet.selections.every((leg) => leg.outcome.id === WINNER)
      const factor = wins ? (ODDS / 10_000) ** bet.selections.length : 0
      const cashouts = parts.get(bet.id) ?? []
      const sumOf = (field: 'stake' | 'amount') => cashouts.reduce((sum, part) => sum + part[field], 0)
      expect(bet.cashouts, `bet ${bet.id}`).toEqual(cashouts)
      expect(bet.open_stake).toBe(STAKE - sumOf('stake'))
      // The stake was worth what the first part of it was, all its life.
      expect(sumOf('amount')).toBe(Math.floor((sumOf('stake') * VALUE) / STAKE))
      expect(bet.win_amount, `bet ${bet.id}`).toBe(bet.open_stake * factor + sumOf('amount'))
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
