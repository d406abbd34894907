import type { BetsPorts } from '../ports.ts'
import type { Events, Selected } from './price-legs.ts'

/** Event ids are 32-bit; a larger one names no event and must not reach the database. */
const LARGEST_EVENT_ID = 2_147_483_647

/** The events of some bets. */
export function describeEvents(
  { events }: Pick<BetsPorts, 'events'>,
  bets: readonly { readonly selections: readonly Selected[] }[],
): Promise<Events> {
  const ids = new Set(bets.flatMap((bet) => bet.selections.map((selection) => selection.match_id)))
  return events.describe(
    [...ids].filter((id) => id <= LARGEST_EVENT_ID),
    'en',
  )
}

/** Whether the data provider of an event is down: the prices on the board are then out of date. */
export function isLost({ providers }: Pick<BetsPorts, 'providers'>, events: Events, eventId: number): boolean {
  const provider = events.get(eventId)?.provider
  return provider !== undefined && providers.statusOf(provider) === 'down'
}
