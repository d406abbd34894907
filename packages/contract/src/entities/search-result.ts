import * as z from 'zod/mini'
import { about, component } from '../document/registry.ts'
import { Competitor, Sport, SportRef, Tournament } from './catalogue.ts'
import { SportEvent } from './match.ts'

export const SearchResult = component(
  'SearchResult',
  'What a search found, best first in every group.',
  z.strictObject({
    sports: about(z.array(Sport), 'Sports.'),
    tournaments: about(z.array(Tournament), 'Leagues.'),
    competitors: about(z.array(z.extend(Competitor, { sport: SportRef })), 'Teams and players.'),
    events: about(z.array(SportEvent), 'Live and coming ones only.'),
  }),
)
export type SearchResult = z.infer<typeof SearchResult>
