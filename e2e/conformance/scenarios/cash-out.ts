import type { Bet } from '@touchline/contract'
import type { Scenario } from '../trial.ts'
import type { World } from '../world/world.ts'

/** A new bet that is worth something, or null where the back end offers no cash-out for it. */
async function worth({ place, player }: World): Promise<{ id: number; value: number } | null> {
  const placed = await place()
  const { data } = await (await player()).get('getBet', { params: { id: placed.id } })
  return offerOf(data)
}

const offerOf = ({ id, to_cashout }: Bet): { id: number; value: number } | null =>
  to_cashout === null || to_cashout < 1 ? null : { id, value: to_cashout }

export const cashOutBet: Scenario<'cashOutBet'> = {
  async prepare(world) {
    const offer = await worth(world)
    if (offer) return { body: { bet_id: offer.id, to_cashout: offer.value } }
    const bet = await world.bet()
    const refused = { status: [400], because: 'cashes out a bet that offers none' }
    return { body: { bet_id: bet.id, to_cashout: 1 }, refused }
  },
  async rules({ world, by, due, expect }) {
    const other = await world.other()
    const bet = await world.bet()
    const body = { bet_id: bet.id, to_cashout: 1 }
    due(await other.ask('cashOutBet', { body }), [404], "another player's bet")
    due(await by.ask('cashOutBet', { body: { ...body, bet_id: 2_147_483_011 } }), [404], 'an unknown bet')
    const offer = await worth(world)
    if (!offer) return
    const greedy = { bet_id: offer.id, to_cashout: offer.value * 1_000 + 1 }
    due(await by.ask('cashOutBet', { body: greedy }), [400], 'more than the bet is worth')
    const modest = { bet_id: offer.id, to_cashout: offer.value }
    const before = await world.balance(by)
    const paid = await by.ask('cashOutBet', { body: modest })
    if (paid.status !== 200) return
    // In play it is paid later, or not.
    if ((paid.json as { data: Bet }).data.cashout_request !== null) return
    const after = await world.balance(by)
    expect(after >= before + offer.value, `a cash-out of ${offer.value} pays ${after - before}`)
    due(await by.ask('cashOutBet', { body: modest }), [400], 'cashing out twice')
  },
}

export const setAutoCashOut: Scenario<'setAutoCashOut'> = {
  async prepare(world) {
    const offer = await worth(world)
    if (offer) return { params: { id: offer.id }, body: { to_cashout: offer.value + 1 } }
    const bet = await world.bet()
    const refused = { status: [400], because: 'waits for a value of a bet that may not be cashed out' }
    return { params: { id: bet.id }, body: { to_cashout: 1 }, refused }
  },
  async rules({ world, by, due }) {
    const bet = await world.bet()
    const asked = { params: { id: bet.id }, body: { to_cashout: 1 } }
    due(await (await world.other()).ask('setAutoCashOut', asked), [404], "another player's bet")
    const never = { params: { id: bet.id }, body: { to_cashout: Number.MAX_SAFE_INTEGER } }
    due(await by.ask('setAutoCashOut', never), [400], 'a value that the bet cannot reach')
  },
}

export const cancelAutoCashOut: Scenario<'cancelAutoCashOut'> = {
  prepare: async (world) => ({ params: { id: (await world.bet()).id } }),
  async rules({ world, due }) {
    const asked = { params: { id: (await world.bet()).id } }
    due(await (await world.other()).ask('cancelAutoCashOut', asked), [404], "another player's bet")
  },
}
