import type { Rng } from '@touchline/sports'
import type { Sim } from '../sim.ts'
import { call, send } from './attempt.ts'
import { wordOf } from './place.ts'
import type { Attempt, SimPlayer } from './sim-player.ts'

/**
 * Looks at a bet and takes what it is worth, whole or in part; now and then twice at once, or at a value seen before.
 */
export async function cashOut(sim: Sim, player: SimPlayer, rng: Rng): Promise<string> {
  const own = [...sim.bets.values()].filter((bet) => bet.player === player)
  const open = own.filter(({ id }) => player.reader.bet(id)?.status === 'waiting_results')
  const choice = open.length > 0 && rng.chance(0.9) ? open : own
  if (choice.length === 0) return 'no bet'
  const fed = choice.filter(({ legs }) => legs.some(({ eventId }) => sim.fed.some(({ match }) => match.id === eventId)))
  const bet = rng.pick(fed.length > 0 && rng.chance(0.6) ? fed : choice)
  const remembered = player.reader.bet(bet.id)?.to_cashout ?? null
  const seen = await call(sim, player, 'getBet', { params: { id: bet.id } })
  if (seen === null || seen.status !== 200) return 'unknown'
  const now = seen.answer.data.to_cashout
  const value = rng.chance(0.3) ? (remembered ?? now) : now
  if (value === null && rng.chance(0.8)) return 'no value'
  const wanted = value ?? 100
  const part = rng.pick([
    {},
    {},
    { share: rng.pick([25, 50, 75]) },
    { amount: Math.max(1, Math.floor(wanted * rng.range(0.1, 1))) },
  ])
  const attempts = Array.from({ length: rng.chance(0.2) ? 2 : 1 }, (): Attempt => {
    const key = `sim-cash-${sim.attempts.length}`
    const body = { bet_id: bet.id, to_cashout: wanted, ...part }
    const attempt: Attempt = { player, call: 'cashOutBet', key, body, answer: null }
    sim.attempts.push(attempt)
    return attempt
  })
  const isDropped = rng.chance(0.08)
  const received = await Promise.all(attempts.map((attempt) => send(sim, attempt, isDropped)))
  const words = received.map(wordOf)
  if (words.length === 2) sim.tally.add(`two cash-outs: ${[...words].sort().join(', ')}`)
  return words.join(' and ')
}
