import { EVENT_STATUS } from '@touchline/contract/constants'
import { expect, test } from 'vitest'
import { liveHarness, resultAt } from '../testing/live-harness.ts'
import { readTestProviders } from './test-providers.ts'

test('MATCH-05: the cookie names a provider for a type of sport; what has another form says nothing', () => {
  expect([...readTestProviders('regular:betradar|cyber:oddin')]).toEqual([
    ['regular', 'betradar'],
    ['cyber', 'oddin'],
  ])
  for (const wrong of [
    undefined,
    '',
    'regular',
    'regular:',
    'regular:betradar|',
    'regular:betradar|cyber',
    'a:b:c',
    'A:b',
  ])
    expect(readTestProviders(wrong).size).toBe(0)
})

test('MATCH-05: what another provider says of a match is not delivered; what the chosen one says is', () => {
  const received: string[] = []
  const page = liveHarness(undefined, ({ provider, sportType }) => {
    received.push(`${sportType}:${provider}`)
    return received.length > 2
  })
  const before = page.price('1/', '1')
  page.pricesMove(2, resultAt(25_000, 30_000, 39_000))
  page.send({
    type: 'match_status_changed',
    data: { match_id: 7, version: 3, status: EVENT_STATUS.closed, sport_key: 'football', tournament_id: 17 },
  })
  expect(page.price('1/', '1')).toBe(before)
  expect(page.live.facts(7)?.status).not.toBe(EVENT_STATUS.closed)
  page.pricesMove(4, resultAt(25_000, 30_000, 39_000))
  expect(page.price('1/', '1')).toBe(25_000)
  expect(received).toEqual(['regular:betradar', 'regular:betradar', 'regular:betradar'])
})
