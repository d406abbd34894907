import { PROVIDERS, type Provider } from '@touchline/contract'
import type { Rng } from '@touchline/sports'
import { applyBetCancel } from '../../../modules/pricing/results/index.ts'
import { abandonMatch, postponeMatch } from '../../../modules/settlement/index.ts'
import { setRate } from '../../../modules/wallet/index.ts'
import { perform } from '../../../operator/perform.ts'
import { EURO_WORTH } from '../players/characters.ts'
import type { Sim } from '../sim.ts'
import { Violation } from '../violation.ts'
import { ask } from './ask.ts'
import { giveBonuses, lookAtJackpot, pauseBonus } from './bonus-acts.ts'
import { type BetMarket, betMarkets, cancellation, deliver, rollback, settlement } from './say.ts'

const HOUR_MS = 3_600_000

type OfficeAct = (sim: Sim, rng: Rng) => Promise<string>

/** A message about a market that was bet on; now and then it comes twice. */
function message(make: (sim: Sim, market: BetMarket, rng: Rng) => string): OfficeAct {
  return async (sim, rng) => {
    const markets = betMarkets(sim)
    if (markets.length === 0) return 'no bets yet'
    const text = make(sim, rng.pick(markets), rng)
    const isTwice = rng.chance(0.25)
    const first = await deliver(sim, text)
    sent.set(sim, [...(sent.get(sim) ?? []), text])
    if (!isTwice) return first
    return `${first}, again: ${await deliver(sim, text)}`
  }
}

const sent = new WeakMap<Sim, readonly string[]>()

/** A message that came long ago comes again. */
async function lateMessage(sim: Sim, rng: Rng): Promise<string> {
  const texts = sent.get(sim) ?? []
  return texts.length === 0 ? 'none yet' : deliver(sim, rng.pick(texts))
}

async function cancelBet(sim: Sim, rng: Rng): Promise<string> {
  const ids = [...sim.bets.keys()]
  if (ids.length === 0) return 'no bets yet'
  const kind = rng.chance(0.6) ? 'cancel_bet' : 'rollback_cancel_bet'
  const order = { kind, betId: rng.pick(ids), messageAt: sim.clock.now(), voidReason: 'other' } as const
  const { db, signals } = sim.book.parts
  const asked = await ask(sim, () => applyBetCancel(db, order, sim.clock.now()))
  if (asked.kind === 'unknown') return 'unknown'
  signals.emit('results_recorded', { eventId: 0 })
  return `${kind}: ${asked.value === null ? 'no such bet' : 'done'}`
}

async function abandon(sim: Sim, rng: Rng): Promise<string> {
  const asked = await ask(sim, () => abandonMatch(sim.book.parts, rng.pick(sim.matches).id, 'abandoned'))
  return asked.kind === 'unknown' ? 'unknown' : 'done'
}

async function postpone(sim: Sim, rng: Rng): Promise<string> {
  const now = sim.clock.now()
  const to = rng.pick([null, now + rng.int(10, 60) * 1_000, now + 20 * HOUR_MS, now + 60 * HOUR_MS])
  const waiting = sim.matches.filter(({ startsAt }) => startsAt > now + 5_000)
  const match = rng.pick(waiting.length > 0 ? waiting : sim.matches)
  const asked = await ask(sim, () => postponeMatch(sim.book.parts, match.id, to))
  return asked.kind === 'unknown' ? 'unknown' : asked.value.state
}

/** An operator reviews the bets that wait for approval. */
async function lookAtLargeStakes(sim: Sim, rng: Rng): Promise<string> {
  const listed = await ask(sim, () => perform({ name: 'vip', args: ['list'] }, sim.book.parts))
  if (listed.kind === 'unknown') return 'unknown'
  const [, id, stake = ''] = /^(\d+) {2}.* {2}([\d.]+) \w+,/m.exec(listed.value.text) ?? []
  if (id === undefined) return 'none waits'
  if (rng.chance(0.4)) return offerInstead(sim, rng, id, stake)
  const verdict = rng.chance(0.6) ? 'approve' : 'reject'
  const given = await ask(sim, () => perform({ name: 'vip', args: [verdict, id] }, sim.book.parts))
  return given.kind === 'unknown' ? 'unknown' : `${verdict}: ${given.value.ok ? 'done' : 'too late'}`
}

/**
 * A smaller stake is offered, sometimes at a price of the office, for as long as its player takes to reply, or less.
 */
async function offerInstead(sim: Sim, rng: Rng, id: string, asked: string): Promise<string> {
  const stake = (Number(asked) * rng.range(0.05, 0.9)).toFixed(asked.split('.')[1]?.length ?? 0)
  const price = rng.chance(0.3) ? ['--price', rng.range(1.05, 3).toFixed(2)] : []
  const args = ['offer', id, '--stake', stake, '--seconds', String(rng.int(5, 60)), ...price]
  const made = await ask(sim, () => perform({ name: 'vip', args }, sim.book.parts))
  return made.kind === 'unknown' ? 'unknown' : `offer: ${made.value.ok ? 'done' : 'none'}`
}

/** An operator decides about a withdrawal. */
async function lookAtWithdrawals(sim: Sim, rng: Rng): Promise<string> {
  const listed = await ask(sim, () => perform({ name: 'withdrawals', args: ['list'] }, sim.book.parts))
  if (listed.kind === 'unknown') return 'unknown'
  const id = /^(\d+) {2}/m.exec(listed.value.text)?.[1]
  if (id === undefined) return 'none waits'
  const verdict = rng.chance(0.6) ? 'approve' : 'reject'
  const given = await ask(sim, () => perform({ name: 'withdrawals', args: [verdict, id] }, sim.book.parts))
  return given.kind === 'unknown' ? 'unknown' : `${verdict}: ${given.value.ok ? 'done' : 'too late'}`
}

export async function setProvider(sim: Sim, provider: Provider, status: 'up' | 'down'): Promise<string> {
  const asked = await ask(sim, () => perform({ name: 'provider', args: [provider, status] }, sim.book.parts))
  return asked.kind === 'unknown' ? 'unknown' : status
}

/** Takes a provider down, or puts the one that is down back up. */
async function switchProvider(sim: Sim, rng: Rng): Promise<string> {
  const down = downProvider(sim)
  return down === undefined
    ? setProvider(sim, rng.pick(['betradar', 'oddin'] as const), 'down')
    : setProvider(sim, down, 'up')
}

function downProvider({ book }: Sim): Provider | undefined {
  return PROVIDERS.find((provider) => book.parts.providers.statusOf(provider) === 'down')
}

async function newRate(sim: Sim, rng: Rng): Promise<string> {
  const currency = rng.pick(['USD', 'GBP', 'JPY', 'BTC'])
  const units = currency === 'BTC' ? 0.00001 : (EURO_WORTH[currency] ?? 100) / (currency === 'JPY' ? 1 : 100)
  const text = (units * rng.range(0.8, 1.25)).toFixed(9)
  const asked = await ask(sim, () => setRate(sim.book.parts.db, currency, text, sim.clock))
  if (asked.kind === 'unknown') return 'unknown'
  if (asked.value.kind !== 'set') throw new Violation(`the rate ${text} of ${currency} was refused`)
  return 'set'
}

const ACTS: readonly (readonly [name: string, weight: number | ((sim: Sim) => number), act: OfficeAct])[] = [
  ['settlement', 5, message(settlement)],
  ['rollback of settlement', 3, message(rollback)],
  ['cancellation', 4, message(cancellation)],
  ['late message', 3, lateMessage],
  ['cancel bet', 4, cancelBet],
  ['abandon', 1, abandon],
  ['postpone', 2, postpone],
  ['large stakes', 4, lookAtLargeStakes],
  ['withdrawals', 2, lookAtWithdrawals],
  // A provider that is down comes back before long.
  ['provider', (sim) => (downProvider(sim) === undefined ? 1 : 12), switchProvider],
  ['rate', 1, newRate],
  ['bonuses', 4, giveBonuses],
  ['jackpot', 3, lookAtJackpot],
  ['pause', (sim) => (sim.bonuses.paused === null ? 1 : 8), pauseBonus],
]

/** The office does something. */
export async function officeAct(sim: Sim, rng: Rng): Promise<void> {
  const weights = ACTS.map(([, weight]) => (typeof weight === 'number' ? weight : weight(sim)))
  let left = rng.next() * weights.reduce((sum, weight) => sum + weight, 0)
  const found = ACTS.find((_, i) => {
    left -= weights[i] ?? 0
    return left < 0
  })
  if (found === undefined) return
  const [name, , act] = found
  const outcome = await act(sim, rng)
  sim.tally.add(`office, ${name}: ${outcome}`)
  sim.trace.note(`${sim.step} office ${name}: ${outcome}`)
}
