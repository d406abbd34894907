import { type AcceptMode, type Bet, type BetRequest, type CallName, ERRORS, type ErrorName } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { type CallOptions, type CallResult, injectCall } from './inject-call.ts'
import type { TestSelection } from './test-match.ts'

/** One bet as a player sends it. */
export function single(selection: TestSelection, stake: number, currency = 'EUR'): BetRequest {
  return { stake: { value: stake, currency }, selections: [selection] }
}

export function combo(selections: readonly TestSelection[], stake: number, currency = 'EUR'): BetRequest {
  return { stake: { value: stake, currency }, selections: [...selections] }
}

export function system(id: string, selections: readonly TestSelection[], stake: number, currency = 'EUR'): BetRequest {
  return { ...combo(selections, stake, currency), system_id: id }
}

export interface PlaceOptions {
  readonly key?: string
  readonly mode?: AcceptMode
  readonly quick?: boolean
  readonly locale?: string
}

/** What came of a placement. */
export interface Placement {
  readonly result: CallResult<'placeBets'>
  /** The bets, all accepted or submitted; fails the test otherwise. */
  expectAccepted(): Bet[]
  /** Refused with this error, and nothing stored under another name; returns the error body. */
  expectRefused(error: ErrorName): CallResult<'placeBets'>['error']
}

let keys = 0

/** A player with a browser. */
export class TestPlayer {
  /** The server their browser talks to; another one after a restart. */
  app: FastifyInstance
  readonly email: string
  readonly id: number
  session: string | null

  constructor(app: FastifyInstance, email: string, id: number, session: string | null) {
    this.app = app
    this.email = email
    this.id = id
    this.session = session
  }

  async call<N extends CallName>(name: N, options: CallOptions = {}): Promise<CallResult<N>> {
    const result = await injectCall(this.app, name, { session: this.session, ...options })
    if (result.newSession !== undefined) this.session = result.newSession
    return result
  }

  /** Sends bets as one request. */
  async places(bets: BetRequest | readonly BetRequest[], options: PlaceOptions = {}): Promise<Placement> {
    const { key = `key-${process.pid}-${keys++}`, mode, quick, locale = 'en' } = options
    const body = {
      meta: {
        device_id: 'test',
        ...(mode !== undefined && { auto_accept_odds_change: mode }),
        ...(quick !== undefined && { quick }),
      },
      bets: [bets].flat(),
    }
    const headers = { 'idempotency-key': key, 'accept-language': locale }
    const result = await this.call('placeBets', { body, headers })
    return {
      result,
      expectAccepted: () => result.answer.data,
      expectRefused(error) {
        expect(result.error.key, result.text).toBe(ERRORS[error].key)
        expect(result.status).toBe(ERRORS[error].status)
        expect(result.error.code).toBe(ERRORS[error].code)
        expect(result.error.localized_message).not.toBe('')
        return result.error
      },
    }
  }

  async bet(id: number, locale = 'en'): Promise<Bet> {
    const { answer } = await this.call('getBet', { params: { id }, headers: { 'accept-language': locale } })
    return answer.data
  }

  async bets(query: Record<string, string> = {}): Promise<Bet[]> {
    return (await this.call('getBets', { query })).answer.data
  }

  async balance(currency = 'EUR'): Promise<number> {
    const { answer } = await this.call('getAccounts')
    const account = answer.data.find((entry) => entry.currency === currency)
    if (account === undefined) throw new Error(`${this.email} has no account in ${currency}`)
    return account.balance
  }

  async expectBalance(subunits: number, currency = 'EUR'): Promise<void> {
    expect(await this.balance(currency)).toBe(subunits)
  }
}
