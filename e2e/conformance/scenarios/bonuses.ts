import type { Prepared, Scenario } from '../trial.ts'
import type { World } from '../world/world.ts'

const asVisitor = async (): Promise<Prepared> => ({})

async function withSlip(world: World): Promise<Prepared> {
  const { bets } = await world.slip()
  return { body: { meta: { device_id: 'conformance' }, bets } }
}

export const getBonuses: Scenario<'getBonuses'> = { prepare: asVisitor }
export const getComboboosts: Scenario<'getComboboosts'> = { prepare: asVisitor }
export const getFreebets: Scenario<'getFreebets'> = { prepare: asVisitor }
export const getHuntings: Scenario<'getHuntings'> = { prepare: asVisitor }
export const getLootboxes: Scenario<'getLootboxes'> = { prepare: asVisitor }
export const getHuntingTournaments: Scenario<'getHuntingTournaments'> = { prepare: asVisitor }

export const findAvailableBonuses: Scenario<'findAvailableBonuses'> = {
  prepare: withSlip,
  async rules({ by, prepared, expect }) {
    const { data } = await by.get('findAvailableBonuses', prepared)
    expect(data.length === 1, `one bet has ${data.length} sets of bonuses`)
  },
}

export const markBonusesAsSeen: Scenario<'markBonusesAsSeen'> = {
  prepare: async () => ({ body: { bonuses: [{ id: 2_147_483_011, type: 'freebet' }] } }),
}

export const applyPromoCode: Scenario<'applyPromoCode'> = {
  async prepare({ options }) {
    if (options.promoCode !== null) return { body: { code: options.promoCode } }
    return { body: { code: 'NO-SUCH-CODE-9' }, refused: { status: [404], because: 'has an unknown code' } }
  },
}

export const getJackpots: Scenario<'getJackpots'> = { prepare: asVisitor }

export const getJackpot: Scenario<'getJackpot'> = {
  async prepare({ visitor }) {
    const { data } = await visitor.get('getJackpots')
    const [jackpot] = data
    if (jackpot) return { params: { id: jackpot.id } }
    return { params: { id: 1 }, refused: { status: [404], because: 'asks for a jackpot where there is none' } }
  },
}

export const findJackpots: Scenario<'findJackpots'> = { prepare: withSlip }

export const getJackpotHits: Scenario<'getJackpotHits'> = {
  prepare: asVisitor,
  async rules({ world, name, due }) {
    due(await world.visitor.ask(name, { query: { for_user: 'true' } }), [401], 'for_user as a visitor')
  },
}
