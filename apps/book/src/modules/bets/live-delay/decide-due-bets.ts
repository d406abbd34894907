import type { BookContext } from '../../../context.ts'
import type { BetRecord } from '../bet-record.ts'
import { loadBets } from '../load-bets.ts'
import { isLost } from '../placement/is-lost.ts'
import { type Decision, decideBet } from './decide-bet.ts'

const BATCH = 200

/**
 * Decides the submitted bets whose delay is over; those with a large stake once the desk has said what it says.
 * @param since wall time in ms from which the book has had a chance to price
 * @returns true when there may be more at once
 */
export async function decideDueBets(context: BookContext, since: number): Promise<boolean> {
  const { db, clock, signals } = context
  const due = await db.query<{ id: bigint }>(
    `SELECT id FROM bets WHERE status = 'submitted' AND decide_at <= $1 AND (NOT is_vip OR vip_verdict IS NOT NULL)
     ORDER BY decide_at LIMIT ${BATCH}`,
    [new Date(clock.now())],
  )
  if (due.length === 0) return false
  const bets = await loadBets(
    db,
    due.map(({ id }) => Number(id)),
  )
  const eventIds = new Set(bets.flatMap((bet) => bet.legs.map((leg) => leg.matchId)))
  const events = await context.events.describe([...eventIds], 'en')
  const sources = { ...context, isLost: (eventId: number) => isLost(context, events, eventId) }
  // After all waiting: what the board shows is held against this moment, however long the database took.
  const now = clock.now()
  const decisions = bets.flatMap((bet) => {
    const decision = decideBet(bet, sources, now, now - Math.max(since, bet.decideAt ?? 0))
    return decision.kind === 'later' ? [] : [columnsOf(bet, decision)]
  })
  if (decisions.length === 0) return false
  await db.query('SELECT id FROM decide_bets($1, $2::jsonb)', [new Date(now), JSON.stringify(decisions)])
  signals.emit('outbox_appended', null)
  return due.length === BATCH
}

function columnsOf(bet: BetRecord, decision: Exclude<Decision, { kind: 'later' }>) {
  if (decision.kind === 'rejected') return { id: bet.id, rejection: decision.error, legs: [] }
  return {
    id: bet.id,
    rejection: null,
    odds: decision.odds,
    win_amount: Number(decision.winAmount),
    legs: decision.prices.map((odds, position) => ({ position, odds })),
  }
}
