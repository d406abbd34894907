import type { SportEvent } from '@touchline/contract'

/**
 * A page of a list that is asked for again: in the order of now, without what is over. What only moved to the next page stays at
 * its end, since that one is not asked for.
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
