import type { CallName } from '@touchline/contract'
import type { Handlers } from './handler.ts'

/** Calls that the catalogue answers. */
export type CatalogueCall =
  | 'getSports'
  | 'getCategories'
  | 'getCategory'
  | 'getTournaments'
  | 'getTournament'
  | 'getMatches'
  | 'getMatch'
  | 'getMatchMarkets'

/** A handler for every call of the contract: a missing one does not compile. */
export type AllHandlers = Handlers<CallName>
