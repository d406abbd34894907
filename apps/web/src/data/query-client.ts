import { type DehydratedState, hydrate, QueryClient } from '@tanstack/react-query'
import type { CallName } from '@touchline/contract'
import type { LiveStore } from '../live/index.ts'
import { failureStatus } from './call-failure.ts'
import { ingestAnswer } from './ingest.ts'

const RETRIES = 2

/** Holds what the server owns. A refusal is final; only what was not answered is asked again. */
export function createQueryClient(options: { readonly retry: boolean }): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: options.retry ? (count, failure) => failureStatus(failure) === undefined && count < RETRIES : false,
        refetchOnWindowFocus: false,
        gcTime: 5 * 60_000,
      },
    },
  })
}

/** Puts the server's answers into the page: queries, and the live values in them. Events come before their markets. */
export function hydrateQueries(client: QueryClient, live: LiveStore, state: DehydratedState): void {
  hydrate(client, state)
  const answers = state.queries.map(({ queryKey, state: { data } }) => ({
    name: queryKey[0] as CallName,
    params: queryKey[1],
    data,
  }))
  const isMarkets = (name: CallName) => Number(name === 'getMatchMarkets')
  answers.sort((a, b) => isMarkets(a.name) - isMarkets(b.name))
  for (const { name, params, data } of answers) if (data !== undefined) ingestAnswer(live, name, params, data)
}
