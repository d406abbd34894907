import type { Db } from '../../../db/index.ts'
import { createLoop } from '../../../kernel/loop.ts'
import type { Service } from '../../../kernel/service.ts'
import { bookCashOut, lockForSale } from '../cash-out/book-cash-out.ts'
import { decideAutoCashOut } from '../cash-out/decide-cash-out.ts'
import { fetchAnswers } from '../custom/with-answers.ts'
import type { OwnedBet } from '../load-bets.ts'
import type { BetsParts } from '../parts.ts'
import { createOrders, type Orders } from './orders.ts'

/** Values are looked at this often: a value counts when it stands at such a moment. */
const EVERY_MS = 500

/** Bets whose players wait for a value are cashed out at the first one that reaches it, in the process that holds the role. */
export function createAutoCashOut(ports: BetsParts): Service {
  const { clock, log, signals } = ports
  let orders = createOrders(ports)
  const loop = createLoop({
    name: 'automatic cash-out',
    clock,
    log,
    everyMs: EVERY_MS,
    round: () => cashOutReached(ports, orders).then(() => false),
  })
  let unsubscribe = () => {}
  return {
    name: loop.name,
    work: loop.work,
    async run() {
      // What was known when the role was lost is old.
      orders = createOrders(ports)
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
async function cashOutReached(ports: BetsParts, orders: Orders): Promise<void> {
  const bets = await orders.load()
  await fetchAnswers(ports.customPricer, () => bets.map((bet) => decideAutoCashOut(bet, ports, ports.clock.now())))
  for (const bet of bets) {
    if (decideAutoCashOut(bet, ports, ports.clock.now()) === null) continue
    orders.changed([bet.id])
    await sell(ports, bet).catch((error: unknown) => ports.log.error(`Bet ${bet.id} was not cashed out`, error))
  }
}

/** Sells the bet if its value reaches the target under its lock, as it stands then. */
async function sell(ports: BetsParts, { id, legs }: OwnedBet): Promise<void> {
  const { db, clock, events, signals } = ports
  // Looked up before the transaction: the embedded database has one connection, and the transaction is on it.
  const described = await events.describe([...new Set(legs.map((leg) => leg.matchId))], 'en')
  const isSold = await db.tx(async (tx: Db) => {
    const { bet, isOff } = await lockForSale(tx, ports, id, described)
    const now = clock.now()
    const decision = isOff ? null : decideAutoCashOut(bet, ports, now)
    if (decision === null) return false
    await bookCashOut(tx, bet, decision, now, bet.autoCashOut)
    return true
  })
  if (isSold) signals.emit('outbox_appended', null)
}
