import type { Rng } from '@touchline/sports'
import type { Sim } from '../sim.ts'
import { call, signIn } from './attempt.ts'
import { EURO_WORTH } from './characters.ts'
import { currencyOf, type SimPlayer } from './sim-player.ts'

/**
 * Sets a limit, a lower or a higher one, or takes a break. A higher one is never confirmed, so that the lowest holds.
 */
export async function protect(sim: Sim, player: SimPlayer, rng: Rng): Promise<string> {
  return rng.chance(0.25) ? pause(sim, player, rng) : limit(sim, player, rng)
}

async function limit(sim: Sim, player: SimPlayer, rng: Rng): Promise<string> {
  const type = rng.pick(['bet', 'wager', 'wager', 'loss', 'deposit'] as const)
  const currency = currencyOf(player)
  const euros = rng.int(5, type === 'bet' ? 40 : 300)
  const amount = euros * (EURO_WORTH[currency] ?? 100)
  const money = { amount, currency, time_zone: 'UTC' }
  const body = type === 'bet' ? { type, period: null, ...money } : { type, period: 'day' as const, ...money }
  const set = () => call(sim, player, 'setUserLimit', { body })
  let answer = await set()
  if (answer?.status === 401 && (await signIn(sim, player))) answer = await set()
  if (answer === null) return 'unknown'
  if (answer.status !== 200) return answer.error.key
  const held = answer.answer.data.find((one) => one.type === type && one.period === body.period)
  if (held?.amount == null) return `${type} limit is not there`
  sim.protection.limits.push({ player, type, amount: held.amount, knownAt: sim.clock.now() })
  return `${type} limit ${held.amount === amount ? 'holds' : 'stays lower'}`
}

async function pause(sim: Sim, player: SimPlayer, rng: Rng): Promise<string> {
  const body = rng.chance(0.5)
    ? ({ type: 'coolingoff', days: 7 } as const)
    : ({ type: 'selfexclusion', days: 180 } as const)
  const answer = await call(sim, player, 'excludePlayer', { body })
  if (answer === null) return 'unknown'
  if (answer.status !== 201) return answer.error.key
  sim.protection.pauses.push({ player, knownAt: sim.clock.now() })
  return body.type
}
