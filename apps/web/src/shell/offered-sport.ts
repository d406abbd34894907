import type { QueryClient } from '@tanstack/react-query'
import type { CallAnswer, Sport } from '@touchline/contract'
import type { SportKey } from '@touchline/contract/constants'
import { callKey } from '../data/index.ts'

/** A sport among those that every page has; undefined where it is not offered. */
export function offeredSport(queries: QueryClient, key: SportKey): Sport | undefined {
  return queries.getQueryData<CallAnswer<'getSports'>>(callKey('getSports'))?.data.find((sport) => sport.key === key)
}
