import { DaysOfEvents } from '../../features/events/index.ts'
import { Favorites } from '../../features/favourites/index.ts'
import { useText } from '../../i18n/index.ts'
import { PageTitle } from '../../ui/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'

type Kind = 'favorites'

function FavoritesBlock({ props: { title, types, limit } }: BlockView<Kind>) {
  const text = useText()
  return (
    <>
      <PageTitle title={title ?? text('catalogue.favorites')} level={2} />
      <Favorites types={types} byDay={(events) => events && <DaysOfEvents events={events.slice(0, limit)} />} />
    </>
  )
}

/** What the player follows; only the browser knows who that is. */
export const block: BlockDefinition<Kind> = { Block: FavoritesBlock }
