import type { Prepared, Scenario } from '../trial.ts'
import type { Caller } from '../wire/caller.ts'
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

/** Tries of codes are few: the other players go on where one has none left. */
async function allowedCaller({ options, player, other, signIn }: World): Promise<Caller> {
  const [first, ...more] = [await player(), await other(), await signIn(options.spare)]
  return {
    ...first,
    async ask(...asked) {
      let reply = await first.ask(...asked)
      for (const next of more) if (reply.status === 429) reply = await next.ask(...asked)
      return reply
    },
  }
}

export const applyPromoCode: Scenario<'applyPromoCode'> = {
  async prepare(world) {
    const by = await allowedCaller(world)
    const { promoCode } = world.options
    if (promoCode !== null) return { by, body: { code: promoCode } }
    return { by, body: { code: 'NO-SUCH-CODE-9' }, refused: { status: [404], because: 'has an unknown code' } }
  },
}

/** The first bonus of a kind, or an id that none has where none is on offer. */
async function anyBonus({ visitor }: World): Promise<Prepared> {
  for (const [call, typeplural] of [
    ['getFreebets', 'freebets'],
    ['getComboboosts', 'comboboosts'],
    ['getHuntings', 'huntings'],
    ['getLootboxes', 'lootboxes'],
    ['getHuntingTournaments', 'tournaments'],
  ] as const) {
    const [bonus] = (await visitor.get(call)).data
    if (bonus) return { by: visitor, params: { typeplural, id: bonus.id } }
  }
  const refused = { status: [404], because: 'asks for a bonus where there is none' }
  return { by: visitor, params: { typeplural: 'freebets', id: 1 }, refused }
}

export const getBonus: Scenario<'getBonus'> = { prepare: anyBonus }
export const getBonusTerms: Scenario<'getBonusTerms'> = { prepare: anyBonus }

export const getTournamentRating: Scenario<'getTournamentRating'> = {
  async prepare({ visitor }) {
    const [tournament] = (await visitor.get('getHuntingTournaments')).data
    if (tournament) return { by: visitor, params: { id: tournament.id } }
    return { by: visitor, params: { id: 1 }, refused: { status: [404], because: 'asks where no tournament is' } }
  },
}

/** Activating and boosting cannot be undone, so both are tried with an id that does not exist. */
const notTheirs = { status: [404], because: 'names a bonus that is not theirs' }
export const activateBonus: Scenario<'activateBonus'> = {
  prepare: async () => ({ params: { id: 2_147_483_010 }, refused: notTheirs }),
}
export const boostFreebet: Scenario<'boostFreebet'> = {
  prepare: async () => ({ params: { id: 2_147_483_010 }, body: { freebet_id: 2_147_483_009 }, refused: notTheirs }),
}

export const getJackpots: Scenario<'getJackpots'> = { prepare: asVisitor }

/** The first jackpot, or an id that names none. */
async function anyJackpot({ visitor }: World): Promise<Prepared & { readonly params: { readonly id: number } }> {
  const [jackpot] = (await visitor.get('getJackpots')).data
  if (jackpot) return { params: { id: jackpot.id } }
  return { params: { id: 1 }, refused: { status: [404], because: 'asks for a jackpot where there is none' } }
}

export const getJackpot: Scenario<'getJackpot'> = { prepare: anyJackpot }

export const getJackpotTerms: Scenario<'getJackpotTerms'> = {
  prepare: anyJackpot,
  async rules({ by, prepared, expect }) {
    if (prepared.refused !== undefined) return
    const { data } = await by.get('getJackpotTerms', prepared)
    expect(data.levels.length > 0, 'a jackpot has no prize')
    for (const { name, one_in } of data.levels) expect(one_in > 0, `the chance of ${name} is not stated`)
  },
}

export const findJackpots: Scenario<'findJackpots'> = { prepare: withSlip }

export const getJackpotHits: Scenario<'getJackpotHits'> = {
  prepare: asVisitor,
  async rules({ world, name, due }) {
    due(await world.visitor.ask(name, { query: { for_user: 'true' } }), [401], 'for_user as a visitor')
  },
}
