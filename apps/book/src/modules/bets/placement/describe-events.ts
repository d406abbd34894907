import type { BookContext } from '../../../context.ts'
import type { Events, Selected } from './price-legs.ts'

/** Event ids are 32-bit; a larger one names no event and must not reach the database. */
const LARGEST_EVENT_ID = 2_147_483_647

/** The events of some bets. */
export function describeEvents(
  { events }: Pick<BookContext, 'events'>,
  bets: readonly { readonly selections: readonly Selected[] }[],
): Promise<Events> {
  const ids = new Set(bets.flatMap((bet) => bet.selections.map((selection) => selection.match_id)))
  return events.describe(
    [...ids].filter((id) => id <= LARGEST_EVENT_ID),
    'en',
  )
}
