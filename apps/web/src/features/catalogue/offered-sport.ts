import type { QueryClient } from '@tanstack/react-query'
import type { CallAnswer, Sport } from '@touchline/contract'
import type { SportKey } from '@touchline/contract/constants'
import { callKey, callQuery, type DataSources } from '../../data/index.ts'
import { loadCalls } from './load-calls.ts'
import type { LoadOutcome } from './outcome-of.ts'

/** A sport among those that every page has; undefined where it is not offered. */
export function offeredSport(queries: QueryClient, key: SportKey): Sport | undefined {
  return queries.getQueryData<CallAnswer<'getSports'>>(callKey('getSports'))?.data.find((sport) => sport.key === key)
}

/** Finds out whether a sport is offered: without its provider it is not. */
export async function loadSport(
  { sources, queries }: { readonly sources: DataSources; readonly queries: QueryClient },
  key: SportKey,
): Promise<LoadOutcome> {
  const outcome = await loadCalls(queries, [callQuery(sources, 'getSports')])
  if (outcome.kind !== 'found') return outcome
  return offeredSport(queries, key) === undefined ? { kind: 'not-found' } : outcome
}
