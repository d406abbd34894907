import { MARKET_STATUS } from '@touchline/contract'
import type { Scenario } from '../trial.ts'
import type { Pick } from '../world/picks.ts'
import type { World } from '../world/world.ts'

export const getBets: Scenario<'getBets'> = {
  async prepare(world) {
    for (let placed = 0; placed < 4; placed++) await world.place()
    return {}
  },
  async rules({ by, world, expect }) {
    const { data } = await by.get('getBets', { query: { limit: '50' } })
    const times = data.map((bet) => Date.parse(bet.created_at))
    expect(
      times.every((time, at) => at === 0 || time <= (times[at - 1] ?? 0)),
      'bets are not newest first',
    )
    const [first, second] = data
    if (first !== undefined) {
      const { data: older } = await by.get('getBets', { query: { limit: '1', before: String(first.id) } })
      expect(older[0]?.id === second?.id, 'before= does not read on from the bet that it names')
    }
    const mine = await world.bet()
    const { data: others } = await (await world.other()).get('getBets', { query: { limit: '500' } })
    expect(!others.some((bet) => bet.id === mine.id), "another player's list shows the bet")
    const settled = await by.get('getBets', { query: { status: 'settled', limit: '50' } })
    expect(!settled.data.some((bet) => bet.settled_at === null), 'status=settled shows bets that are open')
    const status = 'submitted,waiting_results'
    const waiting = await by.get('getBets', { query: { status, limit: '50' } })
    expect(
      waiting.data.every((bet) => status.includes(bet.status)),
      `status=${status} shows bets in other states`,
    )
  },
}

export const getBet: Scenario<'getBet'> = {
  prepare: async (world) => ({ params: { id: (await world.bet()).id } }),
  async rules({ world, prepared, due }) {
    due(await (await world.other()).ask('getBet', prepared), [404], "another player's bet")
  },
}

export const getMaxStake: Scenario<'getMaxStake'> = {
  async prepare(world) {
    const { bets } = await world.slip()
    return {
      body: { bets: bets.map(({ selections, stake }) => ({ selections, stake: { currency: stake.currency } })) },
    }
  },
  async rules({ by, prepared, expect }) {
    const { data } = await by.get('getMaxStake', prepared)
    expect(data.length === 1, `one bet has ${data.length} largest stakes`)
  },
}

export const getCustomMarkets: Scenario<'getCustomMarkets'> = {
  prepare: async (world) => ({ params: { matchId: (await world.picks(1))[0]?.match_id ?? 0 } }),
}

/** Two outcomes of one event that this back end prices together, or null where none is found. */
async function combination({ visitor, picks }: World): Promise<readonly Pick[] | null> {
  for (const { match_id } of await picks(20)) {
    const { data } = await visitor.get('getCustomMarkets', { params: { matchId: match_id } })
    const open = data.filter(
      (market) => market.status === MARKET_STATUS.allowed && market.outcomes.every((outcome) => outcome.active),
    )
    const [first, ...rest] = open.flatMap((market) => {
      const { id: market_id, specifier, outcomes } = market
      const [outcome] = outcomes
      return outcome ? [{ match_id, market_id, specifier, outcome_id: outcome.id, odds: outcome.odds }] : []
    })
    for (const second of rest.slice(0, 6)) {
      const selections = [first ?? second, second]
      if ((await visitor.ask('getCustomOdds', { body: { selections } })).status === 200) return selections
    }
  }
  return null
}

export const getCustomOdds: Scenario<'getCustomOdds'> = {
  async prepare(world) {
    const selections = await combination(world)
    if (selections) return { body: { selections } }
    const refused = { status: [400], because: 'asks for a combination that no event offers' }
    return { body: { selections: await world.picks(1) }, refused }
  },
  async rules({ world, prepared, due }) {
    const { selections } = prepared.body as { selections: readonly Pick[] }
    const [first] = selections
    const others = await world.picks(20)
    const foreign = others.find((pick) => pick.match_id !== first?.match_id)
    if (!first || !foreign) return
    const body = { selections: [first, foreign] }
    due(await world.visitor.ask('getCustomOdds', { body }), [400], 'outcomes of two events')
  },
}

/**
 * No desk decides on the bets of this check. Tested are the allowed callers, and that an offer that was not made cannot
 * be accepted.
 */
export const takeCounterOffer: Scenario<'takeCounterOffer'> = {
  async prepare(world) {
    const refused = { status: [404, 409], because: 'accepts an offer that does not exist' }
    return { params: { id: (await world.bet()).id }, body: { stake: 1, odds: null }, refused }
  },
  async rules({ world, due }) {
    const asked = { params: { id: (await world.bet()).id }, body: { stake: 1, odds: null } }
    due(await (await world.other()).ask('takeCounterOffer', asked), [404], "another player's bet")
  },
}

export const declineCounterOffer: Scenario<'declineCounterOffer'> = {
  async prepare(world) {
    const refused = { status: [404, 409], because: 'declines an offer that does not exist' }
    return { params: { id: (await world.bet()).id }, refused }
  },
  async rules({ world, due }) {
    const asked = { params: { id: (await world.bet()).id } }
    due(await (await world.other()).ask('declineCounterOffer', asked), [404], "another player's bet")
  },
}
