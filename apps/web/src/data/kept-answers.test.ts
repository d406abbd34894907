import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { aMatch, anOutright } from '../testing/catalogue.ts'
import { liveHarness } from '../testing/live-harness.ts'
import { keepAnswers, takeAnswers } from './kept-answers.ts'

const pagination = { total: 3, page: 1, limit: 60, last_page: 1 }
const ANSWERS = [
  [['getMatches', { sport_key: 'football' }], { data: [aMatch({ id: 1 }), aMatch({ id: 2 })], pagination }],
  [['getSports', {}], { data: [] }],
  [['getMatch', { id: 9 }], { data: aMatch({ id: 9 }) }],
  [['getMatches', { sport_key: 'golf' }], { data: [anOutright(), aMatch({ id: 3 })], pagination }],
  [['getMatches', { sport_key: 'darts' }], { data: [], pagination }],
] as const

test('PERF-01: a page takes over every response it was made from, each with its own list, however many one call has', () => {
  const server = new QueryClient()
  for (const [key, answer] of ANSWERS) server.setQueryData(key, answer, { updatedAt: 5 })
  const kept = JSON.parse(JSON.stringify(keepAnswers(server)))
  expect(Object.keys(kept.lists)).toEqual(['getMatches', 'getSports'])
  const browser = new QueryClient()
  const { live } = liveHarness()
  takeAnswers(browser, live, kept)
  for (const [key, answer] of ANSWERS) {
    expect(browser.getQueryData(key)).toEqual(answer)
    expect(browser.getQueryState(key)?.dataUpdatedAt).toBe(5)
  }
  for (const id of [1, 2, 3, 9]) expect(live.event(id)).toBeDefined()
})
