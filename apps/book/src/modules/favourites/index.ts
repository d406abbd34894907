/** Favourites: the events, leagues and competitors a player follows. */
import type { Handlers } from '../../http/handler.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { addFavourite } from './endpoints/add-favourite.ts'
import { getFavourites } from './endpoints/get-favourites.ts'
import { removeFavourite } from './endpoints/remove-favourite.ts'

export { dropOrphanedFavourites } from './drop-orphaned-favourites.ts'
export { followedEvents } from './list-followed.ts'

/** Calls about favourites. */
export type FavouritesCall = 'getFavourites' | 'addFavourite' | 'removeFavourite'

export function favouritesHandlers(catalogue: Catalogue): Handlers<FavouritesCall> {
  return {
    getFavourites: getFavourites(catalogue),
    addFavourite: addFavourite(catalogue),
    removeFavourite: removeFavourite(catalogue),
  }
}
