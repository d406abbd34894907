import { QueryCache, QueryClient } from '@tanstack/react-query'
import type { Report } from '../platform/reports/report.ts'
import { failureStatus, isFault, isPassing } from './call-failure.ts'

const RETRIES = 2

const JACKPOTS: readonly string[] = ['getJackpot', 'getJackpots', 'getJackpotHits', 'getJackpotTerms']
/** Statuses of jackpot calls that are not reported, because the page cannot mend them (BONUS-04). */
const EXPECTED_OF_JACKPOTS: readonly unknown[] = [400, 404, 500]

function isQuiet(call: string, failure: unknown): boolean {
  return JACKPOTS.includes(call) && EXPECTED_OF_JACKPOTS.includes(failureStatus(failure))
}

export interface QueryClientOptions {
  readonly retry: boolean
  readonly report: Report
}

/**
 * Holds data of the server: in the browser for five minutes after it was last shown, on the server as long as its page.
 * Both are the library's defaults: a setting would start a timer on the server that holds the page. A refusal is final;
 * other failures are repeated.
 */
export function createQueryClient({ retry, report }: QueryClientOptions): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(failure, { queryKey }) {
        const name = String(queryKey[0])
        if (isFault(failure) && !isQuiet(name, failure)) report('load', name, failure)
      },
    }),
    defaultOptions: {
      queries: {
        retry: retry && ((count, failure) => isPassing(failure) && count < RETRIES),
        refetchOnWindowFocus: false,
      },
    },
  })
}
