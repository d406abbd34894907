import type { Bet, BetRequest } from '@touchline/contract'
import { BOOST } from '../bonuses/on-offer.ts'
import { factorOf, isOfHouse } from '../oracle/bonus-pays.ts'
import { betPays } from '../oracle/pays.ts'
import type { Sim } from '../sim.ts'
import { Violation } from '../violation.ts'
import type { KnownBet, SimPlayer } from './sim-player.ts'

/** Records an acknowledged bet, once it is clear that it is the requested one, at prices that its player accepts. */
export function acknowledge(
  sim: Sim,
  player: SimPlayer,
  request: BetRequest,
  mode: Bet['accept_mode'],
  bet: Bet,
): void {
  if (sim.bets.has(bet.id)) throw new Violation(`bet ${bet.id} was acknowledged to two requests`)
  const legs = bet.selections.map(({ match, market, specifier, outcome, odds }) => ({
    eventId: match.id,
    marketId: market.id,
    specifier,
    outcomeId: outcome.id,
    odds,
  }))
  const known: KnownBet = {
    id: bet.id,
    player,
    type: bet.type,
    wins: bet.system?.win_count ?? null,
    currency: bet.stake.currency,
    stake: bet.stake.value,
    mode,
    odds: bet.odds,
    legs,
    bonus: bonusOf(bet),
    placedAt: Date.parse(bet.created_at),
    cashOuts: new Map(),
    asked: new Map(),
    offersTaken: new Set(),
    autoTargets: new Set(),
  }
  expectAsAsked(request, mode, bet)
  expectBonus(request, bet, known)
  expectPromise(known, bet)
  sim.bets.set(bet.id, known)
  sim.tally.add(`bet: ${bet.type}`)
  if (bet.bonus !== null) sim.tally.add(`bet with: ${bet.bonus.type}`)
  sim.tally.add(`bet legs`, legs.length)
  if (bet.status === 'submitted') sim.tally.add(bet.is_vip ? 'bet: submitted for approval' : 'bet: submitted live')
}

function expectAsAsked(request: BetRequest, mode: Bet['accept_mode'], bet: Bet): void {
  const { stake, selections, custom_odds: customOdds } = request
  const same =
    bet.stake.value === stake.value &&
    bet.stake.currency === stake.currency &&
    bet.selections.length === selections.length
  if (!same) throw new Violation(`bet ${bet.id} is not what was asked for`)
  // A better price is never refused.
  const takes = (got: number, claim: number) => mode === 'any' || got >= claim
  for (const [i, selection] of selections.entries()) {
    const leg = bet.selections[i]
    const isIt = leg?.match.id === selection.match_id && leg.market.id === selection.market_id
    if (!isIt || leg.specifier !== selection.specifier || leg.outcome.id !== selection.outcome_id) {
      throw new Violation(`leg ${i} of bet ${bet.id} is another one`)
    }
    if (bet.type !== 'custom_bet' && !takes(leg.odds, selection.odds)) {
      throw new Violation(`leg ${i} of bet ${bet.id} got ${leg.odds} for a claim of ${selection.odds}, mode ${mode}`)
    }
  }
  if (bet.type === 'custom_bet' && !takes(bet.odds, customOdds ?? 0)) {
    throw new Violation(`custom bet ${bet.id} got ${bet.odds} for a claim of ${customOdds}, mode ${mode}`)
  }
}

function bonusOf({ bonus, selections }: Bet): KnownBet['bonus'] {
  if (bonus === null) return null
  const counting = selections.flatMap(({ odds }, place) => (odds >= BOOST.min_odds ? [place] : []))
  return { type: bonus.type, counting, ranges: BOOST.ranges }
}

/** The bonus is the one that was requested, and a boost the one that its selections make. */
function expectBonus(request: BetRequest, bet: Bet, { bonus }: KnownBet): void {
  const asked = request.bonus ?? null
  if (asked?.id !== bet.bonus?.id || asked?.type !== bet.bonus?.type)
    throw new Violation(`bet ${bet.id} has bonus ${bet.bonus?.id}, asked for was ${asked?.id}`)
  if (bet.bonus === null || bonus === null) return
  const odds = bonus.type === 'comboboost' ? factorOf(bonus.ranges, bonus.counting.length) : 10_000
  if (bet.bonus.odds !== odds || bet.bonus.house_stake !== isOfHouse(bonus.type))
    throw new Violation(
      `bet ${bet.id} was promised ${bet.bonus.odds} by its ${bonus.type}, its selections make ${odds}`,
    )
}

/** The possible return that is shown is what it pays when every leg wins. */
function expectPromise({ id, type, wins, odds, stake, bonus, legs }: KnownBet, bet: Bet): void {
  const won = legs.map((leg) => ({ odds: leg.odds, ending: 'win' as const, share: [1n, 1n] as const }))
  const most = betPays({ type, wins, odds, stake, bonus, cap: Number.MAX_SAFE_INTEGER }, won)
  if (most !== bet.win_amount) throw new Violation(`bet ${id} promises ${bet.win_amount}, its legs make ${most}`)
}
