import type { Rng } from '@touchline/sports'
import type { Sim } from '../sim.ts'
import { call } from './attempt.ts'
import type { KnownBet, SimPlayer } from './sim-player.ts'

/** Requests in progress that set a value, by bet: a removal beside one of them may be carried out before it. */
const asking = new WeakMap<KnownBet, number>()

/** Has the book wait for a value of a bet, near what it is worth now, or takes that back. */
export async function autoCashOut(sim: Sim, player: SimPlayer, rng: Rng): Promise<string> {
  const open = [...sim.bets.values()].filter(
    (bet) => bet.player === player && player.reader.bet(bet.id)?.status === 'waiting_results',
  )
  if (open.length === 0) return 'no bet'
  const waiting = open.filter(({ autoTargets }) => autoTargets.size > 0)
  return waiting.length > 0 && rng.chance(0.6)
    ? takesBack(sim, player, rng.pick(waiting))
    : waits(sim, player, rng.pick(open), rng)
}

async function waits(sim: Sim, player: SimPlayer, bet: KnownBet, rng: Rng): Promise<string> {
  const seen = await call(sim, player, 'getBet', { params: { id: bet.id } })
  if (seen === null || seen.status !== 200) return 'unknown'
  const value = seen.answer.data.to_cashout ?? seen.answer.data.open_stake
  const target = Math.max(1, Math.round(value * rng.range(0.8, 1.4)))
  bet.autoTargets.add(target)
  asking.set(bet, (asking.get(bet) ?? 0) + 1)
  const answer = await call(sim, player, 'setAutoCashOut', { params: { id: bet.id }, body: { to_cashout: target } })
  asking.set(bet, (asking.get(bet) ?? 1) - 1)
  if (answer === null) return 'unknown'
  return answer.status === 200 ? 'set' : answer.error.key
}

async function takesBack(sim: Sim, player: SimPlayer, bet: KnownBet): Promise<string> {
  const before = [...bet.autoTargets]
  const answer = await call(sim, player, 'cancelAutoCashOut', { params: { id: bet.id } })
  if (answer === null || answer.status !== 200) return 'unknown'
  // From here on none of those may be carried out.
  if (answer.answer.data.status === 'waiting_results' && (asking.get(bet) ?? 0) === 0) {
    for (const target of before) bet.autoTargets.delete(target)
  }
  return 'taken back'
}
