import { PROVIDERS } from '@touchline/contract'
import { perform } from '../../operator/perform.ts'
import { correctScores, endFeed } from './feed/feed-turn.ts'
import type { MachineParts } from './machine/revive.ts'
import { setProvider } from './office/acts.ts'
import { ask } from './office/ask.ts'
import { deliver, urnOf } from './office/say.ts'
import { settlementText } from './office/uof-text.ts'
import { leap, pass, restart } from './play.ts'
import { send } from './players/attempt.ts'
import { sendMoney, sendStatuses } from './players/cashier-acts.ts'
import type { Sim } from './sim.ts'
import { Violation } from './violation.ts'

/** More rounds than ever needed: whatever is not over after them hangs. */
const ROUNDS = 400

/**
 * Ends the faults, until every request has a response, every match is over, every bet is settled and every event is
 * published.
 */
export async function comeToRest(sim: Sim, parts: MachineParts): Promise<void> {
  sim.faults.disarm()
  Object.assign(sim.engine, { isDown: false, answersToLose: 0 })
  await pass(sim, parts, 1_000)
  for (const provider of PROVIDERS) await sim.gate.during(setProvider(sim, provider, 'up'))
  await pass(sim, parts, 2_000)
  await resolveAll(sim)
  await settleMoney(sim)
  await decideWaiting(sim)
  await sim.gate.during(endFeed(sim))
  await untilOver(sim, parts)
  await clearUp(sim, parts)
  // The process that takes corrections may be another one than the one that played the match.
  if (sim.rng.feed.chance(0.5)) await restart(sim, parts)
  await sim.gate.during(correctScores(sim))
  for (let round = 0; round < 4; round++) await leap(sim, parts, 2_000)
}

/** A player who does not know the result of a request repeats it under its key. */
async function resolveAll(sim: Sim): Promise<void> {
  for (const attempt of sim.attempts) {
    if (attempt.answer !== null) continue
    const received = await sim.gate.during(send(sim, attempt))
    if (received.kind === 'unknown') throw new Violation(`key ${attempt.key} was not answered by a book that is well`)
    sim.tally.add(`unknown resolved: ${received.status < 300 ? 'taken' : 'refused'}`)
  }
}

/** A player who does not know the result of a payment repeats it, and the provider sends every status it has. */
async function settleMoney(sim: Sim): Promise<void> {
  for (const attempt of sim.cashier.attempts) {
    if (attempt.status !== null) continue
    await sim.gate.during(sendMoney(sim, attempt))
  }
  for (const payment of sim.cashier.payments) await sim.gate.during(sendStatuses(sim, payment))
}

async function decideWaiting(sim: Sim): Promise<void> {
  for (;;) {
    const listed = await sim.gate.during(ask(sim, () => perform({ name: 'vip', args: ['list'] }, sim.book.parts)))
    const id = listed.kind === 'done' ? /^(\d+) {2}/m.exec(listed.value.text)?.[1] : undefined
    if (id === undefined) return
    await sim.gate.during(ask(sim, () => perform({ name: 'vip', args: ['approve', id] }, sim.book.parts)))
  }
}

/** Until no match is on any more and none waits, neither does a bet; nights between matches are slept through. */
async function untilOver(sim: Sim, parts: MachineParts): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const [next] = await sim.real.query<{ at: Date | null; running: number; waits: Date | null; submitted: number }>(
      `SELECT min(starts_at) FILTER (WHERE status = 0) AS at, count(*) FILTER (WHERE status IN (1, 2))::int AS running,
         (SELECT min(void_at) FROM postponements) AS waits, (SELECT count(*)::int FROM bets WHERE status = 'submitted') AS submitted
       FROM matches WHERE status < 3`,
      [],
    )
    if (next === undefined || (next.at === null && next.running === 0 && next.waits === null && next.submitted === 0))
      return
    const soonest = Math.min(
      next.at?.getTime() ?? Number.POSITIVE_INFINITY,
      next.waits?.getTime() ?? Number.POSITIVE_INFINITY,
    )
    const away = soonest - sim.clock.now()
    const isBusy = next.running > 0 || next.submitted > 0
    if (!isBusy && away > 60_000 && Number.isFinite(away)) await leap(sim, parts, away - 500)
    await leap(sim, parts, isBusy ? 5_000 : 1_500)
  }
  throw new Violation(`the matches or bets are not over after ${ROUNDS} rounds`)
}

/** The office voids results that were taken back or reopened and that no feed will settle. */
async function clearUp(sim: Sim, parts: MachineParts): Promise<void> {
  for (let round = 0; round < 4; round++) {
    for (let i = 0; i < 2; i++) await leap(sim, parts, 2_000)
    const open = await sim.real.query<{ match_id: number; market_id: number; specifier: string; outcomes: string[] }>(
      `SELECT l.match_id::int AS match_id, l.market_id, l.specifier, array_agg(DISTINCT l.outcome_id ORDER BY l.outcome_id) AS outcomes
       FROM bet_legs l JOIN bets b ON b.id = l.bet_id WHERE l.status = 'open' GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
      [],
    )
    if (open.length === 0) return
    sim.tally.add('office, clears up', open.length)
    for (const { match_id: id, market_id: marketId, specifier, outcomes } of open) {
      const match = sim.matches.find((one) => one.id === id)
      if (match === undefined) continue
      const results = outcomes.map((outcome) => ({ id: outcome, ending: 'void' as const, deadHeatFactor: null }))
      const on = { urn: urnOf(match), messageAt: sim.clock.now() }
      await sim.gate.during(deliver(sim, settlementText(on, { marketId, specifier }, results)))
    }
  }
  throw new Violation('legs stay open that were settled')
}
