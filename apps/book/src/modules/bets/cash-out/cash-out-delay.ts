import type { Service } from '../../../kernel/service.ts'
import { fetchAnswers } from '../custom/with-answers.ts'
import { PATIENCE_MS } from '../live-delay/decide-bet.ts'
import { createDueLoop } from '../live-delay/due-loop.ts'
import { loadBets, type OwnedBet } from '../load-bets.ts'
import type { BetsParts } from '../parts.ts'
import { bookCashOut, lockForSale } from './book-cash-out.ts'
import { cashOutValue } from './cash-out-value.ts'
import { decideCashOut } from './decide-cash-out.ts'

const BATCH = 100

/** Decides cash-outs in play when their delay is over. */
export function createCashOutDelay(ports: BetsParts): Service {
  const since = ports.clock.now()
  return createDueLoop(ports, 'cash-out delay', 'cash_out_falls_due', () => decideDueCashOuts(ports, since))
}

/**
 * Decides the cash-outs that were requested in play and whose delay is over: by what the bet is worth now, as if it was
 * requested now. One that fails does not keep the others waiting.
 * @param since wall time in ms from which the book has had a chance to price
 * @returns true when there may be more at once
 */
export async function decideDueCashOuts(ports: BetsParts, since: number): Promise<boolean> {
  const { db, clock, log, signals } = ports
  const due = await db.query<{ id: bigint }>(
    `SELECT id FROM bets WHERE cash_out_due_at <= $1 ORDER BY cash_out_due_at, id LIMIT ${BATCH}`,
    [new Date(clock.now())],
  )
  if (due.length === 0) return false
  const bets = await loadBets(
    db,
    due.map(({ id }) => Number(id)),
  )
  await fetchAnswers(ports.customPricer, () => bets.map((bet) => cashOutValue(bet, ports, clock.now())))
  let decided = 0
  for (const bet of bets) {
    const isDecided = await decide(ports, bet, since).catch((error: unknown) => {
      log.error(`The cash-out of bet ${bet.id} was not decided`, error)
      return false
    })
    if (isDecided) decided += 1
  }
  if (decided > 0) signals.emit('outbox_appended', null)
  return due.length === BATCH && decided > 0
}

/** Pays or refuses the cash-out that waits on a bet, under its lock; false where there is nothing to decide yet. */
async function decide(ports: BetsParts, { id, legs }: OwnedBet, since: number): Promise<boolean> {
  const { db, clock, events } = ports
  // Looked up before the transaction: the embedded database has one connection, and the transaction is on it.
  const described = await events.describe([...new Set(legs.map((leg) => leg.eventId))], 'en')
  return db.tx(async (tx) => {
    const { bet, off } = await lockForSale(tx, ports, id, described)
    const now = clock.now()
    const asked = bet.askedCashOut
    if (asked === null || asked.decideAt > now) return false
    const decision = decideCashOut(bet, asked.wish, ports, now, off)
    if (decision.kind === 'paid') {
      await bookCashOut(tx, bet, decision, { now, askedAt: asked.askedAt, delayMs: asked.decideAt - asked.askedAt })
      return true
    }
    if (decision.value === null && hasUnknownPrice(ports, bet, now)) {
      if (now - Math.max(since, asked.decideAt) < PATIENCE_MS) return false
    }
    await tx.query('SELECT refuse_cash_out($1)', [id])
    return true
  })
}

/** The book has no fresh price of an open leg yet, as after a restart. */
function hasUnknownPrice({ board }: BetsParts, bet: OwnedBet, now: number): boolean {
  return bet.legs.some((leg) => {
    if (leg.status !== 'open') return false
    const { state } = board.quote(leg.eventId, leg.marketId, leg.specifier, leg.outcomeId, now)
    return state === 'stale' || state === 'missing'
  })
}
