/** Favourites: the events, leagues and competitors a player follows. */
import type { BookModule } from '../../kernel/module.ts'
import { dropOrphanedFavourites } from './drop-orphaned-favourites.ts'
import { addFavourite } from './endpoints/add-favourite.ts'
import { getFavourites } from './endpoints/get-favourites.ts'
import { removeFavourite } from './endpoints/remove-favourite.ts'
import { createKickOffs, forgetKickOffs } from './notify-kick-offs.ts'
import type { FavouritesPorts } from './ports.ts'

export { followedEvents } from './list-followed.ts'

/** Calls about favourites. */
export type FavouritesCall = 'getFavourites' | 'addFavourite' | 'removeFavourite'

/** @param owned what the holder of the publisher's role works with */
export function createFavourites(
  ports: FavouritesPorts,
  owned: Pick<FavouritesPorts, 'db'> = ports,
): BookModule<FavouritesCall> {
  return {
    handlers: {
      getFavourites: getFavourites(ports),
      addFavourite: addFavourite(ports),
      removeFavourite: removeFavourite(ports),
    },
    services: { publisher: [createKickOffs({ ...ports, db: owned.db })] },
    async tidy() {
      await dropOrphanedFavourites(ports.db)
      await forgetKickOffs(ports.db, ports.clock.now())
    },
  }
}
