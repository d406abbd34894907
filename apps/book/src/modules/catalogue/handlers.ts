import type { Handlers } from '../../kernel/handler.ts'
import type { BookModule } from '../../kernel/module.ts'
import type { Catalogue } from './catalogue.ts'
import { getCategories } from './endpoints/get-categories.ts'
import { getCategory } from './endpoints/get-category.ts'
import { getCustomMarkets } from './endpoints/get-custom-markets.ts'
import { getMatch } from './endpoints/get-match.ts'
import { getMatchMarkets } from './endpoints/get-match-markets.ts'
import { type FollowedEvents, getMatches } from './endpoints/get-matches.ts'
import { getMeetings } from './endpoints/get-meetings.ts'
import { getSports } from './endpoints/get-sports.ts'
import { getTournament } from './endpoints/get-tournament.ts'
import { getTournamentTable } from './endpoints/get-tournament-table.ts'
import { getTournaments } from './endpoints/get-tournaments.ts'

/** The calls of the catalogue. */
export type CatalogueCall =
  | 'getSports'
  | 'getCategories'
  | 'getCategory'
  | 'getTournaments'
  | 'getTournament'
  | 'getTournamentTable'
  | 'getMatches'
  | 'getMatch'
  | 'getMatchMarkets'
  | 'getMeetings'
  | 'getCustomMarkets'

/** @param followedEvents ids of the events a player follows */
export function catalogueHandlers(catalogue: Catalogue, followedEvents: FollowedEvents): Handlers<CatalogueCall> {
  return {
    getSports: getSports(catalogue),
    getCategories: getCategories(catalogue),
    getCategory: getCategory(catalogue),
    getTournaments: getTournaments(catalogue),
    getTournament: getTournament(catalogue),
    getTournamentTable: getTournamentTable(catalogue),
    getMatches: getMatches(catalogue, followedEvents),
    getMatch: getMatch(catalogue),
    getMatchMarkets: getMatchMarkets(catalogue),
    getMeetings: getMeetings(catalogue),
    getCustomMarkets: getCustomMarkets(catalogue),
  }
}

export function createCatalogueCalls(catalogue: Catalogue, followedEvents: FollowedEvents): BookModule<CatalogueCall> {
  return { handlers: catalogueHandlers(catalogue, followedEvents) }
}
