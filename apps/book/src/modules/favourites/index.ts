/** Favourites: the events, leagues and competitors a player follows. */
import type { BookModule } from '../../kernel/module.ts'
import { dropOrphanedFavourites } from './drop-orphaned-favourites.ts'
import { addFavourite } from './endpoints/add-favourite.ts'
import { getFavourites } from './endpoints/get-favourites.ts'
import { removeFavourite } from './endpoints/remove-favourite.ts'
import type { FavouritesPorts } from './ports.ts'

export { followedEvents } from './list-followed.ts'

/** Calls about favourites. */
export type FavouritesCall = 'getFavourites' | 'addFavourite' | 'removeFavourite'

export function createFavourites(ports: FavouritesPorts): BookModule<FavouritesCall> {
  return {
    handlers: {
      getFavourites: getFavourites(ports),
      addFavourite: addFavourite(ports),
      removeFavourite: removeFavourite(ports),
    },
    tidy: () => dropOrphanedFavourites(ports.db),
  }
}
