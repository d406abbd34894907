import { type ErrorBody, privateChannel } from '@touchline/contract'
import type { Prepared, Scenario } from '../trial.ts'
import { type Caller, Unusable } from '../wire/caller.ts'

const nothing = async (): Promise<Prepared> => ({})

async function newestOther(by: Caller): Promise<number> {
  const { data } = await by.get('getSessions')
  const others = data.filter((session) => !session.current).map((session) => session.id)
  if (others.length === 0) throw new Unusable('getSessions does not show a second session')
  return Math.max(...others)
}

/** An error without the parts that are new in every response. */
function withoutId(error: unknown): string {
  const { data, ...rest } = error as ErrorBody
  return JSON.stringify({ ...rest, data: { ...data, request_id: undefined } })
}

export const signIn: Scenario<'signIn'> = {
  prepare: async ({ visitor, options }) => ({ by: visitor, body: options.other }),
  async rules({ world, due, expect }) {
    const { email } = world.options.other
    const wrong = await world.visitor.ask('signIn', { body: { email, password: 'is another one' } })
    due(wrong, [401], 'a wrong password')
    const body = { email: 'unknown@conformance.test', password: 'is another one' }
    const stranger = await world.visitor.ask('signIn', { body })
    due(stranger, [401], 'an unknown address')
    expect(withoutId(wrong.json) === withoutId(stranger.json), 'a refusal tells whether the address is known')
  },
}

export const startPasskeySignIn: Scenario<'startPasskeySignIn'> = { prepare: async ({ visitor }) => ({ by: visitor }) }
export const signInByPasskey: Scenario<'signInByPasskey'> = {
  prepare: async ({ visitor }) => ({
    by: visitor,
    body: { credential: { id: 'unknown' } },
    refused: { status: [400], because: 'has an unknown passkey' },
  }),
}

export const signOut: Scenario<'signOut'> = {
  prepare: async (world) => ({ by: await world.signIn(world.options.spare) }),
  async rules({ world, due }) {
    const session = await world.signIn(world.options.spare)
    const cookie = session.cookie()
    await session.get('signOut')
    due(await world.visitor.ask('getPlayer', { headers: { cookie } }), [401], 'the session after signing out')
  },
}

export const getSessions: Scenario<'getSessions'> = {
  prepare: nothing,
  async rules({ by, expect }) {
    const { data } = await by.get('getSessions')
    expect(data.filter((session) => session.current).length === 1, 'not exactly one session is the current one')
  },
}

export const endSession: Scenario<'endSession'> = {
  async prepare(world) {
    await world.signIn(world.options.player)
    return { params: { id: await newestOther(await world.player()) } }
  },
  async rules({ world, by, due }) {
    const second = await world.signIn(world.options.player)
    const id = await newestOther(by)
    const stranger = await world.other()
    due(await stranger.ask('endSession', { params: { id } }), [404], "another player's session")
    due(await by.ask('endSession', { params: { id } }), [204], 'a second session')
    due(await second.ask('getPlayer'), [401], 'the session that was ended')
  },
}

export const endOtherSessions: Scenario<'endOtherSessions'> = {
  prepare: async (world) => ({ by: await world.signIn(world.options.spare) }),
  async rules({ world, by, due, expect }) {
    const second = await world.signIn(world.options.spare)
    const { data } = await by.get('endOtherSessions')
    expect(data.ended >= 1, `ended ${data.ended} sessions where there was another`)
    due(await second.ask('getPlayer'), [401], 'the session that was ended')
    due(await by.ask('getPlayer'), [200], 'the session that ended the others')
  },
}

export const startPlaySession: Scenario<'startPlaySession'> = { prepare: nothing }

export const getPlaySession: Scenario<'getPlaySession'> = {
  async prepare(world) {
    await (await world.player()).get('startPlaySession')
    return {}
  },
  async rules({ world, due }) {
    const fresh = await world.signIn(world.options.spare)
    due(await fresh.ask('getPlaySession'), [400], 'a session in which no play has begun')
  },
}

export const continuePlaySession: Scenario<'continuePlaySession'> = {
  async prepare(world) {
    await (await world.player()).get('startPlaySession')
    return {}
  },
}

export const websocketToken: Scenario<'websocketToken'> = { prepare: nothing }

export const websocketAuthorize: Scenario<'websocketAuthorize'> = {
  async prepare(world) {
    const { data } = await (await world.player()).get('getPlayer')
    return { body: { channels: [privateChannel('en', data.id)] } }
  },
  async rules({ world, by, prepared, due }) {
    const { data } = await (await world.other()).get('getPlayer')
    const body = { channels: [privateChannel('en', data.id)] }
    due(await by.ask('websocketAuthorize', { ...prepared, body }), [403, 404], "another player's channel")
  },
}

export const counters: Scenario<'counters'> = { prepare: async () => ({ body: {} }) }
