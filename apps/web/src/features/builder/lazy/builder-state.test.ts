import type { Market } from '@touchline/contract'
import { expect, test } from 'vitest'
import { obstacleOf, toggled } from './builder-state.ts'
import { picksOf, slipOfMatch } from './from-slip.ts'

const outcome = (id: string) => ({ id, name: id, active: true, odds: 20_000 })
const market = (id: number, specifier = '') =>
  ({ id, specifier, outcomes: [outcome('1'), outcome('2')] }) as unknown as Market
const pick = (id: number, outcomeId = '1') => ({ market: market(id), outcome: outcome(outcomeId) as never })
const NONE = new Set<string>()

test('MATCH-03: a second press takes an outcome out again', () => {
  const one = toggled([], pick(1))
  expect(toggled(one, pick(18))).toHaveLength(2)
  expect(toggled(one, pick(1))).toEqual([])
})

test('MATCH-03: what the slip holds of the match is picked in the builder already, one outcome of a market', () => {
  const leg = (id: string) => ({ id, matchId: 7 }) as never
  const bets = [{ betType: 'COMBO', selections: [leg('7/1//1'), leg('7/1//2'), leg('8/18//1')] }] as never
  const from = slipOfMatch(bets, 7)
  expect(picksOf(from, 7, [market(1), market(18)]).map((one) => [one.market.id, one.outcome.id])).toEqual([[1, '1']])
})

test('MATCH-03: what cannot join says why before it is pressed', () => {
  const picks = [pick(1)]
  expect(obstacleOf(picks, market(1), '1', NONE)).toBeNull()
  expect(obstacleOf(picks, market(1), '2', NONE)).toBe('same_market')
  expect(obstacleOf(picks, market(18), '1', NONE)).toBeNull()
  expect(obstacleOf(picks, market(18), '1', new Set(['18//1']))).toBe('excluded')
  const shut = { ...market(18), outcomes: [{ ...outcome('1'), active: false }, outcome('2')] } as unknown as Market
  expect(obstacleOf([], shut, '1', NONE)).toBe('no_price')
  expect(obstacleOf([], shut, '2', NONE)).toBeNull()
  const full = Array.from({ length: 12 }, (_, at) => pick(at + 1))
  expect(obstacleOf(full, market(50), '1', NONE)).toBe('full')
})
