import type { CallError } from '@touchline/client/http'
import { expect, test } from 'vitest'
import { CallFailure } from './call-failure.ts'
import { createQueryClient } from './query-client.ts'

function answered(status: number): CallError {
  const data = { details: [], errors_by_bet: [], request_id: 'r' }
  return {
    kind: 'answer',
    status,
    body: { code: 1, key: 'error.x', localized_message: '', data },
  } as unknown as CallError
}

async function reportsOf(call: string, error: CallError): Promise<readonly string[]> {
  const reports: string[] = []
  const queries = createQueryClient({ retry: false, report: (_kind, where) => void reports.push(where) })
  const queryFn = () => Promise.reject(new CallFailure(call, error))
  await queries.fetchQuery({ queryKey: [call], queryFn }).catch(() => {})
  return reports
}

test.each(['getJackpot', 'getJackpots', 'getJackpotHits', 'getJackpotTerms'])(
  'BONUS-04: a failure of %s is reported unless it is 400, 404 or 500',
  async (call) => {
    for (const status of [400, 404, 500]) expect(await reportsOf(call, answered(status))).toEqual([])
    expect(await reportsOf(call, answered(503))).toEqual([call])
    expect(await reportsOf(call, { kind: 'network', reason: 'offline' } as CallError)).toEqual([call])
  },
)

test('ERROR-04: a server in trouble is reported for every other call', async () => {
  expect(await reportsOf('getMatches', answered(500))).toEqual(['getMatches'])
  expect(await reportsOf('getMatches', answered(404))).toEqual([])
})
