import { WRONG_ODDS_KEYS } from '@touchline/betting'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { CALLS } from './calls/index.ts'
import { openApi } from './document/openapi.ts'
import { ERRORS } from './error-codes.ts'
import { parseEvent } from './events/index.ts'
import { ROUTES } from './routes.ts'

describe('the contract', () => {
  test('ERROR-06: every error has a code of its own', () => {
    const codes = Object.values(ERRORS).map((error) => error.code)
    expect(new Set(codes).size).toBe(codes.length)
  })

  test('PLACE-02: wrong prices have codes and keys of their own, and the slip knows them', () => {
    const { invalid_odds, municipality_not_found, invalid_custom_odds, place_bets_default } = ERRORS
    expect([invalid_odds, municipality_not_found, invalid_custom_odds].map((error) => error.code)).toEqual([
      101, 118, 120,
    ])
    expect(WRONG_ODDS_KEYS).toEqual([invalid_odds.key, invalid_custom_odds.key])
    expect(place_bets_default.key).toBe('error.place_bets.default')
  })

  test('every call has a route of its own', () => {
    const addresses = Object.values(ROUTES).map(({ method, path }) => `${method} ${path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('PLACE-01: a placement refuses unknown keys, fractions, negatives and too many bets', () => {
    const bet = {
      stake: { value: 1000, currency: 'EUR' },
      selections: [{ match_id: 1, market_id: 1, specifier: '', outcome_id: '1', odds: 21_000 }],
    }
    const valid = { meta: { device_id: 'd' }, bets: [bet] }
    const accepts = (body: unknown) => z.safeParse(CALLS.placeBets.body, body).success
    expect(accepts(valid)).toBe(true)
    expect(accepts({ ...valid, bets: [{ ...bet, price: 1 }] })).toBe(false)
    expect(accepts({ ...valid, bets: [{ ...bet, stake: { value: 10.5, currency: 'EUR' } }] })).toBe(false)
    expect(accepts({ ...valid, bets: [{ ...bet, stake: { value: -1, currency: 'EUR' } }] })).toBe(false)
    expect(accepts({ ...valid, bets: [{ ...bet, stake: { value: 2 ** 60, currency: 'EUR' } }] })).toBe(false)
    expect(accepts({ ...valid, bets: [] })).toBe(false)
    expect(accepts({ ...valid, bets: Array.from({ length: 51 }, () => bet) })).toBe(false)
    expect(
      accepts({ ...valid, bets: [{ ...bet, selections: Array.from({ length: 41 }, () => bet.selections[0]) }] }),
    ).toBe(false)
  })

  test('LIVE-03: an event that is not of the contract is refused, never thrown', () => {
    expect(parseEvent({ type: 'balance_changed', data: { currency: 'EUR', balance: 100, version: 1 } })).not.toBeNull()
    for (const bad of [
      null,
      1,
      {},
      { type: 'toString', data: {} },
      { type: 'balance_changed', data: { balance: '1' } },
    ]) {
      expect(parseEvent(bad)).toBeNull()
    }
  })

  test('every call is in the OpenAPI document once', () => {
    const { paths } = openApi() as { paths: Record<string, Record<string, { operationId: string }>> }
    const ids = Object.values(paths).flatMap((path) => Object.values(path).map((operation) => operation.operationId))
    expect(ids.sort()).toEqual(Object.keys(CALLS).sort())
  })
})
