import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { aMatch } from '../testing/catalogue.ts'
import { heldEvents } from './held-events.ts'
import { holdAnswers } from './hold-answers.ts'

afterEach(() => void vi.useRealTimers())

test('PERF-01: the events of every response that is held are known, whatever the call names them by', () => {
  const client = new QueryClient()
  const pagination = { total: 1, page: 1, limit: 60, last_page: 1 }
  client.setQueryData(['getMatches', {}], { data: [aMatch({ id: 1 }), aMatch({ id: 2 })], pagination })
  client.setQueryData(['search', { query: 'ars' }], { data: { events: [aMatch({ id: 3 })], leagues: [], teams: [] } })
  client.setQueryData(['getFavourites', {}], {
    data: [
      { type: 'events', id: 4, event: aMatch({ id: 4 }) },
      { type: 'tournaments', id: 40 },
    ],
  })
  client.setQueryData(['getMatch', { id: 5 }], { data: aMatch({ id: 5 }) })
  client.setQueryData(['getMatchMarkets', { id: 6, limit: 500 }], { data: [] })
  client.setQueryData(['getCustomMarkets', { matchId: 7 }], { data: [] })
  client.setQueryData(['getSports', {}], { data: [{ id: 8 }] })
  expect([...heldEvents(client)]).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('PERF-01: the later pages of a list are held as long as the list is shown, and not requested again', async () => {
  vi.useFakeTimers()
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: 300_000 } } })
  const ask = vi.fn(async () => ({ data: [aMatch({ id: 1 })] }))
  const queryKey = ['getMatches', { page: 2 }]
  await client.fetchQuery({ queryKey, queryFn: ask })
  const letGo = holdAnswers(client, [queryKey])
  await client.invalidateQueries({ queryKey: ['getMatches'] })
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect([...heldEvents(client)]).toEqual([1])
  expect(ask).toHaveBeenCalledTimes(1)
  letGo()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect([...heldEvents(client)]).toEqual([])
})
