import type { SelectionFacts } from '@touchline/betting'
import type { EventDescription } from '../../../kernel/ports/event-directory.ts'

interface PricedPick {
  readonly pick: { readonly match_id: number }
  readonly odds: number
  readonly isLive: boolean
}

/** The facts about a bet's selections that decide whether they count; none for an unknown event. */
export function legFacts(
  legs: readonly PricedPick[],
  events: ReadonlyMap<number, EventDescription>,
): readonly SelectionFacts[] {
  return legs.map(({ pick, odds, isLive }) => {
    const event = events.get(pick.match_id)
    return {
      odds,
      isLive,
      eventId: pick.match_id,
      tournamentId: event?.tournament_id ?? 0,
      categoryId: event?.category_id ?? 0,
      sportId: event?.sport_id ?? 0,
      sportType: event?.sport_type ?? '',
    }
  })
}
