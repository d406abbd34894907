import type { BetRequest } from '@touchline/contract'
import type { Rng } from '@touchline/sports'
import type { Sim } from '../sim.ts'
import { Violation } from '../violation.ts'
import { call, send } from './attempt.ts'
import { type Pick, picksFrom } from './picks.ts'
import { betsFor, place, placement, stakeOf, wordOf } from './place.ts'
import type { SimPlayer } from './sim-player.ts'

/** Requests the price of several outcomes of one match together, and bets on it, now and then at another price. */
export async function customBet(sim: Sim, player: SimPlayer, rng: Rng): Promise<string> {
  const games = sim.matches.filter(({ sport }) => sport === 'football' || sport === 'ice-hockey')
  const match = rng.pick(games)
  const listed = await call(sim, player, 'getCustomMarkets', { params: { matchId: match.id } })
  if (listed === null || listed.status !== 200) return 'not listed'
  const open = listed.answer.data.filter((market) => market.status === 1)
  if (open.length < 2) return 'nothing on offer'
  const markets = Array.from({ length: rng.int(2, 3) }, () => rng.pick(open))
  const selections = markets.map((market): Pick => {
    const outcome = rng.pick(market.outcomes)
    const { id: market_id, specifier } = market
    return { match_id: match.id, market_id, specifier, outcome_id: outcome.id, odds: Math.max(outcome.odds, 10_100) }
  })
  const quote = await call(sim, player, 'getCustomOdds', { body: { selections } })
  if (quote === null) return 'unknown'
  if (quote.status !== 200 && rng.chance(0.8)) return quote.error.key
  const odds = quote.status === 200 ? quote.answer.data.odds : 30_000
  const custom_odds = rng.chance(0.15) ? Math.round(odds * rng.range(0.9, 1.1)) : odds
  return place(sim, player, [{ stake: stakeOf(player, rng.range(1, 30)), selections, custom_odds }], rng)
}

/** Stakes what the book says is the most, or a little more: the first must be taken where nothing else is wrong. */
export async function probeLimits(sim: Sim, player: SimPlayer, rng: Rng): Promise<string> {
  const selections = [...picksFrom(sim, rng.pick([1, 1, 2]), rng)]
  if (selections.length === 0) return 'nothing on offer'
  const { currency } = stakeOf(player, 1)
  const limit = await call(sim, player, 'getMaxStake', { body: { bets: [{ stake: { currency }, selections }] } })
  if (limit === null || limit.status !== 200) return limit === null ? 'unknown' : limit.error.key
  const most = limit.answer.data[0]?.max_stake ?? 0
  const above = rng.chance(0.4)
  if (most < 1) return 'no room'
  const attempt = placement(sim, player, [{ stake: { value: most + (above ? 1 : 0), currency }, selections }], rng)
  const received = await send(sim, attempt)
  const word = wordOf(received)
  if (above && word === 'taken' && sim.isAlone)
    throw new Violation(`a stake of ${most + 1} was taken, the most is ${most}`)
  return `${above ? 'one more than the most' : 'the most'}: ${word}`
}

/** Shares bets; another player restores and places them. */
export async function share(sim: Sim, player: SimPlayer, rng: Rng): Promise<string> {
  const bets = betsFor(sim, player, rng)
  if (bets.length === 0) return 'nothing on offer'
  const made = await call(sim, player, 'createShareCode', { body: { bets } })
  if (made === null || made.status !== 201) return made === null ? 'unknown' : made.error.key
  const other = rng.pick(sim.players)
  const shared = await call(sim, other, 'getSharedBets', { query: { code: made.answer.data.code } })
  if (shared === null || shared.status !== 200) return 'not restored'
  const restored = shared.answer.data.bets.map((bet): BetRequest => {
    const selections = bet.selections.map(({ match_id, market_id, specifier, outcome_id, odds }) => ({
      match_id,
      market_id,
      specifier,
      outcome_id,
      odds,
    }))
    return {
      stake: stakeOf(other, rng.range(1, 10)),
      selections,
      ...(bet.system !== null && { system_id: bet.system.id }),
    }
  })
  return `restored: ${await place(sim, other, restored, rng)}`
}

/** Sends a known key with another request: it must be refused, whatever the request. */
export async function reuseKey(sim: Sim, player: SimPlayer, rng: Rng): Promise<string> {
  const known = sim.attempts.filter(({ answer }) => answer !== null)
  const { key, player: owner } = known.length === 0 ? { key: null, player } : rng.pick(known)
  const bets = betsFor(sim, owner, rng)
  if (key === null || bets.length === 0) return 'no key yet'
  const body = { meta: { device_id: 'another device' }, bets: [...bets] }
  const answer = await call(sim, owner, 'placeBets', { body, key })
  if (answer === null) return 'unknown'
  if (answer.status < 300) throw new Violation(`key ${key} was taken for another request`)
  return answer.error.key
}

/** Repeats a request without a response or, now and then, one with a response. */
export async function retry(sim: Sim, rng: Rng): Promise<string> {
  const open = sim.attempts.filter(({ answer }) => answer === null)
  const attempt =
    open.length > 0 && rng.chance(0.8) ? rng.pick(open) : sim.attempts.length > 0 ? rng.pick(sim.attempts) : null
  if (attempt === null) return 'nothing to send'
  const was = attempt.answer === null ? 'unknown' : 'answered'
  return `${was}: ${wordOf(await send(sim, attempt))}`
}
