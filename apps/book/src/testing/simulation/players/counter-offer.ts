import type { Rng } from '@touchline/sports'
import type { Sim } from '../sim.ts'
import { Violation } from '../violation.ts'
import { call } from './attempt.ts'
import type { KnownBet, SimPlayer } from './sim-player.ts'

/** Bets of a player to which the desk replied with another bet. */
export function offeredBets(sim: Sim, player: SimPlayer): readonly KnownBet[] {
  return [...sim.bets.values()].filter(
    (bet) => bet.player === player && player.reader.bet(bet.id)?.counter_offer?.answer === null,
  )
}

/** Takes what the desk offered, now and then one that was not offered, or lets it go. */
export async function answerOffer(sim: Sim, player: SimPlayer, rng: Rng): Promise<string> {
  const bets = offeredBets(sim, player)
  if (bets.length === 0) return 'no offer'
  const bet = rng.pick(bets)
  const params = { id: bet.id }
  if (rng.chance(0.25)) {
    const declined = await call(sim, player, 'declineCounterOffer', { params })
    return declined === null ? 'unknown' : declined.status === 200 ? 'let go' : declined.error.key
  }
  const offer = player.reader.bet(bet.id)?.counter_offer
  if (offer == null) return 'no offer'
  const isOther = rng.chance(0.1)
  const body = { stake: isOther ? offer.stake + 1 : offer.stake, odds: offer.odds }
  if (!isOther) bet.offersTaken.add(offer.stake)
  const taken = await call(sim, player, 'takeCounterOffer', { params, body })
  if (taken === null) return 'unknown'
  if (taken.status !== 200) return taken.error.key
  if (isOther) throw new Violation(`bet ${bet.id}: an offer of ${body.stake} was taken, ${offer.stake} was offered`)
  return 'taken'
}
