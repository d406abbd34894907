import type { Rng } from '@touchline/sports'
import { betWithBonus, bonusAct } from '../bonuses/bonus-acts.ts'
import type { Sim } from '../sim.ts'
import { autoCashOut } from './auto-cash-out.ts'
import { betBehindResult } from './behind-results.ts'
import { cashOut } from './cash-out.ts'
import { moneyAct } from './cashier-acts.ts'
import { answerOffer, offeredBets } from './counter-offer.ts'
import { betsFor, place } from './place.ts'
import { protect } from './protect.ts'
import type { SimPlayer } from './sim-player.ts'
import { customBet, probeLimits, retry, reuseKey, share } from './special-acts.ts'

type Act = readonly [name: string, run: (sim: Sim, player: SimPlayer, rng: Rng) => Promise<string>]

const BET: Act = [
  'bet',
  async (sim, player, rng) =>
    rng.chance(0.45) ? betWithBonus(sim, player, rng) : place(sim, player, betsFor(sim, player, rng), rng),
]
const CASH_OUT: Act = ['cash out', cashOut]
const AUTO_CASH_OUT: Act = ['automatic cash-out', autoCashOut]
const ANSWER_OFFER: Act = ['counter-offer', answerOffer]
const BONUS: Act = ['bonus', bonusAct]
const PROTECT: Act = ['protection', protect]
const MONEY: Act = ['money', moneyAct]
const RETRY: Act = ['retry', (sim, _, rng) => retry(sim, rng)]

function actOf(sim: Sim, player: SimPlayer, rng: Rng): Act {
  const hasBets = [...player.reader.bets()].some(({ status }) => status === 'waiting_results')
  if (rng.chance(0.1)) return RETRY
  if (offeredBets(sim, player).length > 0 && rng.chance(0.7)) return ANSWER_OFFER
  if (rng.chance(0.09)) return MONEY
  if (rng.chance(0.07)) return BONUS
  if (rng.chance(0.04)) return PROTECT
  if (sim.attempts.length > 0 && rng.chance(0.03)) return ['reuse key', reuseKey]
  switch (player.character) {
    case 'cash_out_happy':
      if (hasBets && rng.chance(0.4)) return AUTO_CASH_OUT
      return hasBets && rng.chance(0.6) ? CASH_OUT : BET
    case 'custom_bets':
      return rng.chance(0.7) ? ['custom bet', customBet] : BET
    case 'behind_results':
      return rng.chance(0.7) ? ['bet behind a result', betBehindResult] : BET
    case 'limits_prober':
      return ['probe limits', probeLimits]
    case 'sharer':
      return rng.chance(0.6) ? ['share', share] : BET
    default:
      if (hasBets && rng.chance(0.05)) return AUTO_CASH_OUT
      return hasBets && rng.chance(0.2) ? CASH_OUT : BET
  }
}

/** A player does something in keeping with their character. */
export async function turn(sim: Sim, player: SimPlayer, rng: Rng): Promise<void> {
  const [name, run] = actOf(sim, player, rng)
  const outcome = await run(sim, player, rng)
  sim.tally.add(`${name}: ${outcome.replace(/^error\.\w+\./, '').slice(0, 60)}`)
  sim.trace.note(`${sim.step} player ${player.index} (${player.character}) ${name}: ${outcome}`)
}
