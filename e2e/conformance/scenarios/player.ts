import { randomUUID } from 'node:crypto'
import type { Prepared, Scenario } from '../trial.ts'
import type { World } from '../world/world.ts'

const nothing = async (): Promise<Prepared> => ({})
const asSpare = async (world: World): Promise<Prepared> => ({ by: await world.signIn(world.options.spare) })

export const getPlayer: Scenario<'getPlayer'> = {
  prepare: nothing,
  async rules({ by, world, expect }) {
    const { data } = await by.get('getPlayer')
    const { data: other } = await (await world.other()).get('getPlayer')
    expect(data.id !== other.id, 'two players have one id')
  },
}

export const updatePlayer: Scenario<'updatePlayer'> = {
  async prepare(world) {
    return { ...(await asSpare(world)), body: { nickname: `conf${randomUUID().slice(0, 8)}` } }
  },
  async rules({ by, prepared, expect }) {
    const { nickname } = prepared.body as { nickname: string }
    const { data } = await by.get('getPlayer')
    expect(data.nickname === nickname, 'the nickname is not changed')
    await by.get('updatePlayer', { body: { nickname: null } })
    expect((await by.get('getPlayer')).data.nickname === null, 'null does not remove the nickname')
  },
}

export const updateLocale: Scenario<'updateLocale'> = {
  prepare: async (world) => ({ ...(await asSpare(world)), body: { locale: 'de' } }),
  async rules({ by, expect }) {
    expect((await by.get('getPlayer')).data.language === 'de', 'the language is not changed')
    await by.get('updateLocale', { body: { locale: 'en' } })
    expect((await by.get('getPlayer')).data.language === 'en', 'the language is not changed back')
  },
}

export const getAccounts: Scenario<'getAccounts'> = {
  prepare: nothing,
  async rules({ by, expect }) {
    const { data } = await by.get('getAccounts')
    expect(new Set(data.map(({ currency }) => currency)).size === data.length, 'a currency has two accounts')
    expect(
      data.every(({ balance }) => balance >= 0),
      'a balance is negative',
    )
  },
}

export const createAccount: Scenario<'createAccount'> = {
  prepare: async (world) => ({ body: { currency: await world.currency() } }),
  async rules({ by, due }) {
    due(await by.ask('createAccount', { body: { currency: 'XXX' } }), [400], 'a currency that is none')
  },
}

export const getSettings: Scenario<'getSettings'> = { prepare: nothing }

export const updateSettings: Scenario<'updateSettings'> = {
  prepare: async (world) => ({ ...(await asSpare(world)), body: { odds_type: 'british' } }),
  async rules({ by, expect }) {
    const { data } = await by.get('getSettings')
    expect(data.odds_types.selected === 'british', 'the odds format is not changed')
    const { data: after } = await by.get('updateSettings', { body: { odds_type: 'european' } })
    expect(after.odds_types.selected === 'european', 'the odds format is not changed back')
    expect(after.auto_accept_odds_change === data.auto_accept_odds_change, 'a setting that was not given changed')
  },
}

export const getNotifications: Scenario<'getNotifications'> = { prepare: nothing }
export const getNotificationCounters: Scenario<'getNotificationCounters'> = { prepare: nothing }

export const readNotifications: Scenario<'readNotifications'> = {
  async prepare(world) {
    const { data } = await (await world.player()).get('getNotifications', { query: { limit: '1' } })
    return { body: { ids: [data[0]?.id ?? 1] } }
  },
}

export const readAllNotifications: Scenario<'readAllNotifications'> = {
  prepare: asSpare,
  async rules({ by, expect }) {
    const { data } = await by.get('getNotificationCounters')
    expect(data.unread === 0, `${data.unread} notifications are unread after all were read`)
  },
}

export const getPlayHistory: Scenario<'getPlayHistory'> = {
  prepare: async () => ({ query: { time_zone: 'Europe/Berlin' } }),
}
export const getProtection: Scenario<'getProtection'> = { prepare: nothing }
export const trackActivity: Scenario<'trackActivity'> = { prepare: nothing }
export const getUserLimits: Scenario<'getUserLimits'> = { prepare: nothing }
export const setUserLimit: Scenario<'setUserLimit'> = {
  prepare: async (world) => ({
    ...(await asSpare(world)),
    body: { type: 'loss', period: 'month', amount: 500_000_00, currency: 'EUR', time_zone: 'Europe/Berlin' },
  }),
  async rules({ by, expect }) {
    const { data } = await by.get('getUserLimits')
    expect(
      data.some(({ type, period }) => type === 'loss' && period === 'month'),
      'the limit is not listed',
    )
  },
}
export const confirmUserLimit: Scenario<'confirmUserLimit'> = {
  prepare: async () => ({
    params: { id: 1 },
    refused: { status: [404, 409], because: 'comes before the day is over that a looser limit takes' },
  }),
}
export const excludePlayer: Scenario<'excludePlayer'> = {
  // One that is taken ends the session that the other requests are made by: the rules take one.
  prepare: async (world) => ({
    ...(await asSpare(world)),
    body: { type: 'coolingoff', days: 3 },
    refused: { status: [400], because: 'asks for a break of three days, which there is none of' },
  }),
  async rules({ world, due, expect }) {
    const by = await world.signIn(world.options.spare)
    const cookie = by.cookie()
    const body = { type: 'coolingoff', days: 1 } as const
    due(await by.ask('excludePlayer', { body }), [201], 'a break')
    due(await world.visitor.ask('getPlayer', { headers: { cookie } }), [401], 'the session after a break began')
    const { data } = await (await world.signIn(world.options.spare)).get('getUserLimits')
    expect(
      data.some(({ type }) => type === 'coolingoff'),
      'the break is not listed',
    )
  },
}
export const getCompPoints: Scenario<'getCompPoints'> = { prepare: nothing }
export const getStatusGroups: Scenario<'getStatusGroups'> = { prepare: nothing }

export const getPhone: Scenario<'getPhone'> = { prepare: nothing }

export const requestPhoneCode: Scenario<'requestPhoneCode'> = {
  async prepare(world) {
    const digits = String(Math.trunc(performance.timeOrigin + performance.now())).slice(-6)
    return {
      ...(await asSpare(world)),
      body: { phone_number: `+4915112${digits}`, password: world.options.spare.password },
    }
  },
}

export const confirmPhone: Scenario<'confirmPhone'> = {
  prepare: async (world) => ({
    ...(await asSpare(world)),
    body: { code: '000000' },
    refused: { status: [400], because: 'guesses the code of a message' },
  }),
}

const wrongPassword = async (world: Parameters<typeof asSpare>[0]) => ({
  ...(await asSpare(world)),
  body: { password: 'is another one' },
  refused: { status: [400, 429], because: 'has the wrong current password' },
})

const rightPassword = async (world: Parameters<typeof asSpare>[0]) => ({
  ...(await asSpare(world)),
  body: { password: world.options.spare.password },
})

export const exportPlayerData: Scenario<'exportPlayerData'> = { prepare: nothing }
export const closeAccount: Scenario<'closeAccount'> = {
  prepare: async (world) => ({
    by: await world.signIn(world.options.player),
    body: { password: world.options.player.password },
    refused: { status: [400, 409], because: 'would leave money behind' },
  }),
}
export const getSecurity: Scenario<'getSecurity'> = { prepare: nothing }
export const getSignIns: Scenario<'getSignIns'> = { prepare: nothing }
export const startAuthenticator: Scenario<'startAuthenticator'> = { prepare: rightPassword }
export const removeAuthenticator: Scenario<'removeAuthenticator'> = { prepare: wrongPassword }
export const startPasskey: Scenario<'startPasskey'> = { prepare: rightPassword }
export const confirmAuthenticator: Scenario<'confirmAuthenticator'> = {
  prepare: async (world) => ({
    ...(await asSpare(world)),
    body: { code: '000000' },
    refused: { status: [400, 429], because: 'guesses the code of an authenticator' },
  }),
}
export const addPasskey: Scenario<'addPasskey'> = {
  prepare: async () => ({
    body: { credential: { id: 'unknown' }, name: 'phone' },
    refused: { status: [400], because: 'has an unknown passkey' },
  }),
}
export const removePasskey: Scenario<'removePasskey'> = {
  prepare: async (world) => ({
    ...(await rightPassword(world)),
    params: { id: 2_000_000_000 },
    refused: { status: [404, 429], because: 'names no passkey' },
  }),
}

export const changePassword: Scenario<'changePassword'> = {
  prepare: async (world) => ({
    ...(await asSpare(world)),
    body: { current_password: 'is another one', password: 'seven green boats at noon' },
    refused: { status: [400], because: 'has the wrong current password' },
  }),
}
