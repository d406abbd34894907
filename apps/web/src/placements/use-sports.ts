import type { Sport } from '@touchline/contract'
import { useCall } from '../data/index.ts'

const NONE: readonly never[] = []

/** All sports by priority, with counts. */
export function useSports(): readonly Sport[] {
  return useCall('getSports', undefined, { staleTime: 60_000, refetchInterval: 60_000 }).data?.data ?? NONE
}
