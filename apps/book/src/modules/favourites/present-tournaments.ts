import type { Favourite } from '@touchline/contract'
import { type Catalogue, presentTournament } from '../catalogue/index.ts'
import type { Followed } from './types.ts'
import { withEvents } from './with-events.ts'

/** Followed leagues by priority of sport and league. */
export function presentTournaments(
  catalogue: Catalogue,
  { since, filter, locale }: Followed,
): readonly (() => Favourite)[] {
  const isWanted = withEvents(catalogue, filter, (entry) => [entry.tournament.id])
  return [...since]
    .map(([id, at]) => ({ at, tournament: catalogue.reference().tournaments.get(id) }))
    .flatMap(({ at, tournament }) => (tournament !== undefined && isWanted(tournament.id) ? [{ at, tournament }] : []))
    .sort(
      ({ tournament: a }, { tournament: b }) =>
        a.category.sport.place - b.category.sport.place || a.priority - b.priority || a.id - b.id,
    )
    .map(({ at, tournament }) => () => ({
      type: 'tournaments',
      id: tournament.id,
      created_at: at.toISOString(),
      tournament: presentTournament(tournament, catalogue.counts.ofTournament(tournament.id), locale),
    }))
}
