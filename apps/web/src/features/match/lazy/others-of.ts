import type { Match, SportEvent } from '@touchline/contract'

/** More than that are looked for on the page of all that is under way. */
const MOST = 20

/** Other live matches beside this one: of its league, of its country, then all others, each in their order. */
export function othersOf({ id, tournament }: Match, running: readonly SportEvent[]): readonly Match[] {
  const far = (other: Match) => {
    if (other.tournament.id === tournament.id) return 0
    return other.tournament.category.id === tournament.category.id ? 1 : 2
  }
  return running
    .flatMap((event) => (event.type === 'match' && event.id !== id ? [event] : []))
    .sort((a, b) => far(a) - far(b))
    .slice(0, MOST)
}
