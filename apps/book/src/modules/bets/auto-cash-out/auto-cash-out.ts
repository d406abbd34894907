import type { Db } from '../../../db/index.ts'
import { createLoop } from '../../../kernel/loop.ts'
import type { Service } from '../../../kernel/service.ts'
import { bookCashOut, lockForSale } from '../cash-out/book-cash-out.ts'
import { decideAutoCashOut, delayOf } from '../cash-out/decide-cash-out.ts'
import { fetchAnswers } from '../custom/with-answers.ts'
import type { OwnedBet } from '../load-bets.ts'
import type { BetsParts } from '../parts.ts'
import { createOrders, type Orders } from './orders.ts'

/** Interval between looks at values: only a value at such a moment counts. */
const EVERY_MS = 500

/** Since when the value of a bet has reached what its player waits for. */
interface Reached {
  readonly target: bigint | null
  readonly since: number
}

/**
 * Bets whose players wait for a value are cashed out at the first one that reaches it, in the process that holds the
 * role. In play the value has to hold for the whole live delay. Where it falls below the order or is withdrawn, the
 * delay starts again.
 */
export function createAutoCashOut(ports: BetsParts): Service {
  const { clock, log, signals } = ports
  let orders = createOrders(ports)
  let reached = new Map<number, Reached>()
  const loop = createLoop({
    name: 'automatic cash-out',
    clock,
    log,
    everyMs: EVERY_MS,
    round: () => cashOutReached(ports, orders, reached).then(() => false),
  })
  let unsubscribe = () => {}
  return {
    name: loop.name,
    work: loop.work,
    async run() {
      // The values known when the role was lost are old.
      orders = createOrders(ports)
      reached = new Map()
      unsubscribe = signals.on('bets_changed', ({ betIds }) => orders.changed(betIds))
      await loop.run()
    },
    async stop() {
      unsubscribe()
      await loop.stop()
    },
  }
}

/** One look at all bets with a value to wait for. One that fails does not keep the others waiting. */
async function cashOutReached(ports: BetsParts, orders: Orders, reached: Map<number, Reached>): Promise<void> {
  const { clock, log, terms } = ports
  const bets = await orders.load()
  const waiting = new Set(bets.map(({ id }) => id))
  for (const id of reached.keys()) if (!waiting.has(id)) reached.delete(id)
  await fetchAnswers(ports.customPricer, () => bets.map((bet) => decideAutoCashOut(bet, ports, clock.now())))
  for (const bet of bets) {
    const now = clock.now()
    const decision = decideAutoCashOut(bet, ports, now)
    if (decision === null) {
      reached.delete(bet.id)
      continue
    }
    const before = reached.get(bet.id)
    const since = before?.target === bet.autoCashOut ? before.since : now
    reached.set(bet.id, { target: bet.autoCashOut, since })
    if (now - since < delayOf(decision.worth, terms.liveDelayMs)) continue
    orders.changed([bet.id])
    await sell(ports, bet, since).catch((error: unknown) => log.error(`Bet ${bet.id} was not cashed out`, error))
  }
}

/**
 * Cashes the bet out if its value under the lock reaches the target.
 * @param since when its value reached the target, Unix ms
 */
async function sell(ports: BetsParts, { id, legs, autoCashOut: target }: OwnedBet, since: number): Promise<void> {
  const { db, clock, events, signals, terms } = ports
  // Looked up before the transaction: the embedded database has one connection, and the transaction is on it.
  const described = await events.describe([...new Set(legs.map((leg) => leg.eventId))], 'en')
  const isSold = await db.tx(async (tx: Db) => {
    const { bet, off } = await lockForSale(tx, ports, id, described)
    const now = clock.now()
    const decision = off !== null || bet.autoCashOut !== target ? null : decideAutoCashOut(bet, ports, now)
    if (decision === null) return false
    const delayMs = delayOf(decision.worth, terms.liveDelayMs)
    // The match went in play after the check.
    if (now - since < delayMs) return false
    await bookCashOut(tx, bet, decision, { now, askedAt: since, delayMs }, bet.autoCashOut)
    return true
  })
  if (isSold) signals.emit('outbox_appended', null)
}
