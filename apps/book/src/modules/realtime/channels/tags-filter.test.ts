import { expect, test } from 'vitest'
import { readTagsFilter } from './tags-filter.ts'

const TAGS = { lvl: 'main', sport: 'football', minute: '63' }

const matches = (filter: unknown) => readTagsFilter(filter)?.(TAGS)

test('LIVE-03: every comparison of the filter language', () => {
  const compare = (cmp: string, key: string, val?: string, vals?: string[]) => matches({ cmp, key, val, vals })
  expect([compare('eq', 'lvl', 'main'), compare('eq', 'lvl', 'all'), compare('eq', 'none', '')]).toEqual([
    true,
    false,
    false,
  ])
  expect([compare('neq', 'lvl', 'main'), compare('neq', 'none', 'x')]).toEqual([false, true])
  expect([compare('in', 'lvl', '', ['a', 'main']), compare('in', 'lvl', '', [])]).toEqual([true, false])
  expect([compare('nin', 'lvl', '', ['a']), compare('nin', 'lvl', '', ['main'])]).toEqual([true, false])
  expect([compare('ex', 'lvl'), compare('ex', 'none'), compare('nex', 'none')]).toEqual([true, false, true])
  expect([compare('sw', 'sport', 'foot'), compare('ew', 'sport', 'ball'), compare('ct', 'sport', 'otba')]).toEqual([
    true,
    true,
    true,
  ])
  expect([compare('gt', 'minute', '62.5'), compare('gte', 'minute', '63'), compare('lt', 'minute', '63')]).toEqual([
    true,
    true,
    false,
  ])
  expect([compare('lte', 'minute', '63'), compare('lte', 'sport', '63'), compare('lte', 'none', '63')]).toEqual([
    true,
    false,
    false,
  ])
})

test('LIVE-03: filters combine with and, or, not', () => {
  const main = { key: 'lvl', cmp: 'eq', val: 'main' }
  const tennis = { key: 'sport', cmp: 'eq', val: 'tennis' }
  expect(matches({ op: 'and', nodes: [main, tennis] })).toBe(false)
  expect(matches({ op: 'or', nodes: [main, tennis] })).toBe(true)
  expect(matches({ op: 'and', nodes: [main, { op: 'not', nodes: [tennis] }] })).toBe(true)
})

test('LIVE-03: an invalid filter reads as none', () => {
  const main = { key: 'lvl', cmp: 'eq', val: 'main' }
  const deep = Array.from({ length: 20 }).reduce<object>((node) => ({ op: 'not', nodes: [node] }), main)
  const wide = { op: 'or', nodes: Array.from({ length: 100 }, () => main) }
  const broken = [null, 7, [], {}, { cmp: 'eq' }, { key: 'a', cmp: 'is' }, { op: 'xor', nodes: [main] }, { op: 'and' }]
  const mistyped = [
    { op: 'not', nodes: [main, main] },
    { key: 'a', cmp: 'in', vals: [7] },
    { key: 'a', cmp: 'gt', val: 'x' },
  ]
  for (const filter of [...broken, ...mistyped, deep, wide]) expect(readTagsFilter(filter)).toBeNull()
})
