import type { SportEvent } from '@touchline/contract'
import { useCall } from '../../data/index.ts'
import { useLiveStore } from '../../live/index.ts'
import { usePreference } from '../../preferences/index.ts'
import { isNarrowing } from './is-narrowing.ts'
import { narrowQuery } from './narrow.ts'

/** As many ids as one call may name. */
const MOST_IDS = 200

/**
 * The events that pass the filters of the address; undefined while that is unknown. The back end filters, so that every
 * page has one rule.
 */
export function useNarrowed(events: readonly SportEvent[], search: URLSearchParams): readonly SportEvent[] | undefined {
  const now = useLiveStore().now()
  const timeZone = usePreference('timeZone')
  const isAsked = isNarrowing(search) && events.length > 0
  const id = events
    .slice(0, MOST_IDS)
    .map((event) => event.id)
    .join(',')
  const query = narrowQuery({ id, limit: MOST_IDS }, search, { now, timeZone })
  const answer = useCall('getMatches', { query }, { enabled: isAsked, keepsFormer: true }).data
  return isAsked ? answer?.data : events
}
