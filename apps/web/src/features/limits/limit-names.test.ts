import type { Limit } from '@touchline/contract'
import { expect, test } from 'vitest'
import { LIMIT_NAMES, limitOf, pauseOf } from './limit-names.ts'

const limit = (change: Partial<Limit>): Limit => ({
  ...{ id: 1, type: 'wager', strategy: null, status: 'active', period: 'day', parent_type: null, disable_at: null },
  ...{ created_at: '2026-01-01T12:00:00.000Z', amount: 100, currency: 'EUR', used: 0, next_amount: null },
  ...{ confirm_from: null, confirm_until: null },
  ...change,
})
const pause = (id: number, type: Limit['type'], until: string, status: Limit['status'] = 'active') =>
  limit({ id, type, status, period: null, amount: null, currency: null, used: null, disable_at: until })

test('SAFE-04: each limit on the page is found by what it counts and over which time', () => {
  const limits = LIMIT_NAMES.map(({ type, period }, id) => limit({ id, type, period }))
  expect(LIMIT_NAMES.map((name) => limitOf(limits, name)?.id)).toEqual(LIMIT_NAMES.map((_, id) => id))
  expect(LIMIT_NAMES.map((name) => limitOf([], name))).toEqual(LIMIT_NAMES.map(() => undefined))
})

test('SAFE-04: of several breaks the one that holds longest is told, an exclusion that nobody has asked to end before all', () => {
  const short = pause(1, 'coolingoff', '2026-01-02T12:00:00.000Z')
  const long = pause(2, 'coolingoff', '2026-02-02T12:00:00.000Z')
  const exclusion = pause(3, 'selfexclusion', '2026-01-01T13:00:00.000Z', 'unconfirmed_disabled')
  const leaving = pause(4, 'selfexclusion', '2026-01-03T12:00:00.000Z', 'confirmed_disabled')
  expect(pauseOf([limit({})])).toBeUndefined()
  expect(pauseOf([short, limit({}), long])?.id).toBe(2)
  expect(pauseOf([long, exclusion, short])?.id).toBe(3)
  expect(pauseOf([leaving, short])?.id).toBe(4)
})
