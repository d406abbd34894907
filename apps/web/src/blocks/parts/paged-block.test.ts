import type { Block } from '@touchline/contract'
import { expect, test } from 'vitest'
import { pagingOf } from './paged-block.ts'

const SCOPE = { followsPage: true, sportKeys: [], categoryIds: [], tournamentIds: [] }

const list = (id: string, kind: string, change: object = {}, devices = 'all') =>
  ({ id, kind, devices, groups: [], props: { ...SCOPE, ...change } }) as unknown as Block

const pages = (...blocks: readonly Block[]) => blocks.map(pagingOf(blocks))

test('CAT-09: of several lists the page of the address belongs to the last one of coming events, or else of live ones', () => {
  expect(pages(list('a', 'live-events'), list('b', 'prematch-events'), list('c', 'outrights'))).toEqual([
    'another',
    'this',
    'another',
  ])
  expect(pages(list('a', 'live-events'), list('b', 'live-events'))).toEqual(['another', 'this'])
  expect(pages(list('a', 'result-events'))).toEqual(['this'])
  expect(pages(list('a', 'schedule'), list('b', 'prematch-events'))).toEqual(['this', 'another'])
  expect(pages(list('a', 'divider'), list('b', 'top-events'))).toEqual(['none', 'none'])
})

test('CAT-09: a list that follows its page goes before one that does not, and one sport before several', () => {
  expect(pages(list('a', 'live-events'), list('b', 'prematch-events', { followsPage: false }))).toEqual([
    'this',
    'another',
  ])
  expect(
    pages(list('a', 'live-events', { followsPage: false }), list('b', 'live-events', { sportKeys: ['tennis', 'cs2'] })),
  ).toEqual(['this', 'another'])
})

test('CAT-09: phones and wide screens each have a list with pages', () => {
  expect(
    pages(list('a', 'live-events', {}, 'mobile'), list('b', 'prematch-events', {}, 'desktop'), list('c', 'outrights')),
  ).toEqual(['this', 'this', 'another'])
})
