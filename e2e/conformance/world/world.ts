import type { Bet, CallAnswer } from '@touchline/contract'
import type { ConformanceOptions, Credentials } from '../options.ts'
import { type Caller, createCaller, Unusable } from '../wire/caller.ts'
import type { Transport } from '../wire/transport.ts'
import { once } from './once.ts'
import { findPicks, type Pick } from './picks.ts'

/** Facts about a back end, read through its own calls when a scenario needs them. */
export interface World {
  readonly options: ConformanceOptions
  readonly visitor: Caller
  readonly player: () => Promise<Caller>
  readonly other: () => Promise<Caller>
  /** A new session of its own. */
  signIn(who: Credentials): Promise<Caller>
  picks(count: number, status?: 'prematch' | 'live'): Promise<Pick[]>
  /** A bet of the smallest stake, for which price moves are accepted. */
  slip(picks?: readonly Pick[]): Promise<Slip>
  /** Places one bet of the player. */
  place(slip?: Slip): Promise<Bet>
  /** A bet of the player; the same every time. */
  readonly bet: () => Promise<Bet>
  readonly settings: () => Promise<CallAnswer<'getSettings'>['data']>
  balance(by: Caller): Promise<number>
  readonly currency: () => Promise<string>
}

/** Body of a placement. */
export interface Slip {
  readonly meta: { readonly device_id: string; readonly auto_accept_odds_change: 'any' | 'none' }
  readonly bets: readonly {
    readonly stake: { readonly value: number; readonly currency: string }
    readonly selections: readonly Pick[]
  }[]
}

export function createWorld(transport: Transport, options: ConformanceOptions): World {
  const visitor = createCaller(transport, { staysVisitor: true })

  async function signIn(who: Credentials): Promise<Caller> {
    const caller = createCaller(transport)
    await caller.get('signIn', { body: who })
    return caller
  }
  const player = once(() => signIn(options.player))
  const settings = once(async () => (await (await player()).get('getSettings')).data)
  const currency = once(async () => (await (await player()).get('getPlayer')).data.currency)
  const picks: World['picks'] = (count, status = 'prematch') => findPicks(visitor, count, status)

  async function slip(chosen?: readonly Pick[]): Promise<Slip> {
    const unit = await currency()
    const value = (await settings()).stake_limits[unit]?.min ?? 100
    return {
      meta: { device_id: 'conformance', auto_accept_odds_change: 'any' },
      bets: [{ stake: { value, currency: unit }, selections: chosen ?? (await picks(1)) }],
    }
  }

  async function place(chosen?: Slip): Promise<Bet> {
    const { data } = await (await player()).get('placeBets', { body: chosen ?? (await slip()) })
    const [bet] = data
    if (!bet) throw new Unusable('placeBets answered no bet')
    return bet
  }

  return {
    options,
    visitor,
    player,
    other: once(() => signIn(options.other)),
    signIn,
    picks,
    slip,
    place,
    bet: once(() => place()),
    settings,
    currency,
    async balance(by) {
      const unit = await currency()
      const { data } = await by.get('getAccounts')
      return data.find((account) => account.currency === unit)?.balance ?? 0
    },
  }
}
