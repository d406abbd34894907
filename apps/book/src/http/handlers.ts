import type { CallName } from '@touchline/contract'
import { betsEndpoints } from '../modules/bets/index.ts'
import { bonusesEndpoints } from '../modules/bonuses/index.ts'
import { type Catalogue, catalogueHandlers } from '../modules/catalogue/index.ts'
import { favouritesHandlers, followedEvents } from '../modules/favourites/index.ts'
import { getIcons } from '../modules/icons/index.ts'
import { integrationsEndpoints } from '../modules/integrations/index.ts'
import { jackpotsEndpoints } from '../modules/jackpots/index.ts'
import { matchInfoHandlers } from '../modules/match-info/index.ts'
import { platformEndpoints } from '../modules/platform/index.ts'
import { predictionsHandlers } from '../modules/predictions/index.ts'
import { searchHandlers } from '../modules/search/index.ts'
import { sharingEndpoints } from '../modules/sharing/index.ts'
import { standingEndpoints } from '../modules/standing/index.ts'
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
  | 'getCustomMarkets'

/** A handler for every call of the contract: a missing one does not compile. */
export type AllHandlers = Handlers<CallName>

/** Puts the modules' handlers together. */
export function combineHandlers(catalogue: Catalogue): AllHandlers {
  return {
    ...catalogueHandlers(catalogue, followedEvents),
    ...favouritesHandlers(catalogue),
    ...platformEndpoints,
    ...betsEndpoints,
    ...bonusesEndpoints,
    ...jackpotsEndpoints,
    ...standingEndpoints,
    ...sharingEndpoints,
    ...predictionsHandlers(catalogue),
    ...matchInfoHandlers(catalogue),
    ...searchHandlers(catalogue),
    ...integrationsEndpoints,
    getIcons,
  }
}
