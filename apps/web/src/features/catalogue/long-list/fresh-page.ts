import type { SportEvent } from '@touchline/contract'

/**
 * A fetched page of a list in its new order, without finished events. Events that moved to the next page stay at the
 * end, since that page is not fetched.
 * @param hasChanged whether an event has begun, stopped or ended since it was listed
 */
export function freshPage(
  held: readonly SportEvent[],
  now: readonly SportEvent[],
  hasChanged: (event: SportEvent) => boolean,
): readonly SportEvent[] {
  const listed = new Set(now.map(({ id }) => id))
  return [...now, ...held.filter((event) => !listed.has(event.id) && !hasChanged(event))]
}
