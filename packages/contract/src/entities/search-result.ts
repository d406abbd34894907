import * as z from 'zod/mini'
import { Competitor, Sport, SportRef, Tournament } from './catalogue.ts'
import { SportEvent } from './match.ts'

/** What a search found, best first in every group. */
export const SearchResult = z.strictObject({
  sports: z.array(Sport),
  tournaments: z.array(Tournament),
  competitors: z.array(z.extend(Competitor, { sport: SportRef })),
  /** Live and coming ones only. */
  events: z.array(SportEvent),
})
export type SearchResult = z.infer<typeof SearchResult>
