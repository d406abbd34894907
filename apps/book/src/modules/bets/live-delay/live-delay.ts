import type { Service } from '../../../kernel/service.ts'
import type { BetRecord, LegRecord } from '../bet-record.ts'
import { fetchAnswers } from '../custom/with-answers.ts'
import { loadBets } from '../load-bets.ts'
import type { BetsParts } from '../parts.ts'
import { isLost } from '../placement/describe-events.ts'
import { legTerms, storedTermColumns, type TermsOf } from '../placement/leg-terms.ts'
import { basisColumns, type PriceBasis, priceBasis } from '../price-basis.ts'
import { traceDecisions } from '../traces/trace-decisions.ts'
import { type Decision, decideBet } from './decide-bet.ts'
import { createDueLoop } from './due-loop.ts'

const BATCH = 200

/** Decides live bets when their delay is over. */
export function createLiveDelay(ports: BetsParts): Service {
  const since = ports.clock.now()
  return createDueLoop(ports, 'live delay', 'bet_falls_due', () => decideDueBets(ports, since))
}

/**
 * Decides the submitted bets whose delay is over; those with a large stake once there is a verdict, those whose
 * stake a host has to give once that is known.
 * @param since wall time in ms from which the book has had a chance to price
 * @returns true when there may be more at once
 */
export async function decideDueBets(ports: BetsParts, since: number): Promise<boolean> {
  const { db, clock, signals, metrics } = ports
  const due = await db.query<{ id: bigint }>(
    `SELECT b.id FROM bets b LEFT JOIN host_payments p ON p.id = b.host_debit
     WHERE b.status = 'submitted' AND b.decide_at <= $1 AND CASE coalesce(p.state, 'done')
       WHEN 'asked' THEN false WHEN 'done' THEN NOT b.is_vip OR b.vip_verdict IS NOT NULL ELSE true END
     ORDER BY b.decide_at LIMIT ${BATCH}`,
    [new Date(clock.now())],
  )
  if (due.length === 0) return false
  const bets = await loadBets(
    db,
    due.map(({ id }) => Number(id)),
  )
  const eventIds = new Set(bets.flatMap((bet) => bet.legs.map((leg) => leg.eventId)))
  const events = await ports.events.describe([...eventIds], 'en')
  const sources = { ...ports, isLost: (eventId: number) => isLost(ports, events, eventId) }
  await fetchAnswers(ports.customPricer, () => bets.map((bet) => decideBet(bet, sources, clock.now(), 0)))
  // After all waiting: what the board shows is held against this moment, however long the database took.
  const now = clock.now()
  const termsOf = legTerms(ports, events, eventIds)
  const basisOf = (leg: LegRecord) => priceBasis(ports.board, events, leg)
  const decisions = bets.flatMap((bet) => {
    const decision = decideBet(bet, sources, now, now - Math.max(since, bet.decideAt ?? 0))
    return decision.kind === 'later' ? [] : [columnsOf(bet, decision, termsOf, basisOf)]
  })
  if (decisions.length === 0) return false
  const startedAt = ports.tracing.now()
  await db.query('SELECT id FROM decide_bets($1, $2::jsonb)', [new Date(now), JSON.stringify(decisions)])
  for (const { rejection } of decisions)
    metrics.count('touchline_live_decisions_total', { result: rejection ?? 'accepted' })
  signals.emit('outbox_appended', null)
  if (ports.tracing.isOn) await traceDecisions(ports, decisions, startedAt)
  return due.length === BATCH
}

function columnsOf(
  bet: BetRecord,
  decision: Exclude<Decision, { kind: 'later' }>,
  termsOf: TermsOf,
  basisOf: (leg: LegRecord) => PriceBasis | null,
) {
  if (decision.kind === 'rejected') return { id: bet.id, rejection: decision.error, legs: [] }
  return {
    id: bet.id,
    rejection: null,
    odds: decision.odds,
    win_amount: Number(decision.winAmount),
    legs: bet.legs.map((leg) => ({
      position: leg.position,
      odds: decision.prices[leg.position],
      ...storedTermColumns(termsOf(leg.eventId), leg),
      ...basisColumns(basisOf(leg)),
    })),
  }
}
