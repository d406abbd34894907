import type { QueryClient } from '@tanstack/react-query'
import { outcomeOfFailure } from './outcome-of.ts'

type Query = Parameters<QueryClient['fetchQuery']>[0]

/** Fetches what a page cannot be shown without. What fails decides what is shown instead. */
export async function loadCalls(queries: QueryClient, needed: readonly Query[]) {
  try {
    await Promise.all(needed.map((query) => queries.fetchQuery(query)))
    return { kind: 'found' } as const
  } catch (failure) {
    return outcomeOfFailure(failure)
  }
}
