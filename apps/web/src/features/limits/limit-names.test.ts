import type { Limit } from '@touchline/contract'
import { expect, test } from 'vitest'
import { type LimitName, MONEY_LIMITS, pauseOf, rowsOf, slotsFor, TIME_LIMITS, timeLimits } from './limit-names.ts'

const limit = (change: Partial<Limit>): Limit => ({
  ...{ id: 1, type: 'wager', strategy: null, status: 'active', period: 'day', parent_type: null, disable_at: null },
  ...{ created_at: '2026-01-01T12:00:00.000Z', amount: 100, currency: 'EUR', used: 0, next_amount: null },
  ...{ confirm_from: null, confirm_until: null, imposed: false },
  ...change,
})
const pause = (id: number, type: Limit['type'], until: string, status: Limit['status'] = 'active') =>
  limit({ id, type, status, period: null, amount: null, currency: null, used: null, disable_at: until })

test('SAFE-04: each limit on the page is found by what it counts and over which time', () => {
  const names = [...MONEY_LIMITS, ...TIME_LIMITS]
  const limits = names.map(({ type, period }, id) => limit({ id, type, period }))
  expect(names.map((name) => slotsFor(limits, name).map((slot) => slot.limit?.id))).toEqual(names.map((_, id) => [id]))
  expect(names.map((name) => slotsFor([], name).map((slot) => slot.limit))).toEqual(names.map(() => [undefined]))
})

test('SAFE-01: a rolling limit and one of the operator are shown beside the one by the calendar', () => {
  const name = { type: 'wager', period: 'day', label: 'limits.wager.day' } as const
  const rolling = limit({ id: 2, strategy: 'rolling' })
  const imposed = limit({ id: 3, strategy: 'calendar', imposed: true })
  expect(slotsFor([], name)).toMatchObject([{ key: 'wager:day', strategy: undefined }])
  expect(slotsFor([rolling, imposed], name)).toMatchObject([
    { key: 'wager:day', strategy: 'calendar', limit: undefined },
    { key: 'wager:day:rolling', strategy: 'rolling', limit: { id: 2 } },
    { key: 'wager:day:imposed:3', limit: { id: 3 } },
  ])
})

test('SAFE-01: a site without minutes of activity offers no limit on them, and one that was set holds on', () => {
  const names = (held: readonly Limit[], isOffered: boolean) =>
    timeLimits(held, isOffered).flatMap(({ type, period }) => (type === 'activity' ? [period] : []))
  expect(names([], true)).toEqual(['day', 'week', 'month'])
  expect(names([], false)).toEqual([])
  expect(names([limit({ type: 'activity', period: 'week' })], false)).toEqual(['week'])
  expect(timeLimits([], false).map(({ type }) => type)).toContain('time')
})

test('SAFE-04: of several breaks the one that holds longest is shown, and before all an exclusion without a request to end it', () => {
  const short = pause(1, 'coolingoff', '2026-01-02T12:00:00.000Z')
  const long = pause(2, 'coolingoff', '2026-02-02T12:00:00.000Z')
  const exclusion = pause(3, 'selfexclusion', '2026-01-01T13:00:00.000Z', 'unconfirmed_disabled')
  const leaving = pause(4, 'selfexclusion', '2026-01-03T12:00:00.000Z', 'confirmed_disabled')
  expect(pauseOf([limit({})])).toBeUndefined()
  expect(pauseOf([short, limit({}), long])?.id).toBe(2)
  expect(pauseOf([long, exclusion, short])?.id).toBe(3)
  expect(pauseOf([leaving, short])?.id).toBe(4)
})

test('SAFE-04: limits with a period are rows of day, week and month; the others are grouped below', () => {
  const shape = (names: readonly LimitName[]) =>
    rowsOf(names).map(({ key, label, names: own }) => [key, label, own.length])
  expect(shape(MONEY_LIMITS)).toEqual([
    ['deposit', 'limits.deposit', 3],
    ['loss', 'limits.loss', 3],
    ['wager', 'limits.wager', 3],
    ['single', null, 1],
  ])
  expect(shape(TIME_LIMITS).map(([key]) => key)).toEqual(['time', 'activity', 'single'])
})
