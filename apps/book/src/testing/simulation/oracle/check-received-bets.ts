import type { Bet } from '@touchline/contract'
import { call, signIn } from '../players/attempt.ts'
import type { Sim } from '../sim.ts'
import { Violation } from '../violation.ts'

/** What a client must have of a bet; the rest of it is about the match, and of the moment in which it is read. */
function formOf(bet: Bet): string {
  const {
    id,
    status,
    result,
    stake,
    open_stake,
    cashouts,
    auto_cashout,
    cashout_request,
    win_amount,
    odds,
    selections,
    rejection,
    counter_offer,
  } = bet
  const legs = selections.map((leg) => [leg.status, leg.odds, leg.explanation, leg.dead_heat_factor])
  return JSON.stringify([
    id,
    status,
    result,
    stake,
    open_stake,
    cashouts,
    auto_cashout,
    cashout_request,
    win_amount,
    odds,
    legs,
    rejection,
    counter_offer,
  ])
}

/** A client that folded the events of their channel has the same bets as one that loads them. */
export async function checkReceivedBets(sim: Sim): Promise<void> {
  for (const player of sim.players) {
    const received = new Map([...player.reader.bets()].map((bet) => [bet.id, formOf(bet)]))
    const own = [...sim.bets.values()].filter((bet) => bet.player === player)
    if (received.size !== own.length)
      throw new Violation(`player ${player.index} received ${received.size} bets, they have ${own.length}`)
    if (own.length === 0) continue
    const list = () => call(sim, player, 'getBets', { query: { limit: '500' } })
    let listed = await list()
    // A break has ended every session; who takes one may still look.
    if (listed?.status === 401 && (await signIn(sim, player))) listed = await list()
    if (listed === null || listed.status === 401) throw new Violation(`player ${player.index} cannot read their bets`)
    for (const bet of listed.answer.data) {
      if (received.get(bet.id) === formOf(bet)) continue
      throw new Violation(`player ${player.index} received ${received.get(bet.id)} and has ${formOf(bet)}`)
    }
  }
}
