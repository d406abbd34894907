import { useQueryClient } from '@tanstack/react-query'
import type { SportEvent } from '@touchline/contract'
import { Suspense } from 'react'
import { callQuery, useCall } from '../../data/index.ts'
import { eventIn, loadCalls, marketsCall } from '../../features/catalogue/index.ts'
import { DRAW_VIEW } from '../../features/lotteries/index.ts'
import { FIELD_VIEW, MATCH_VIEW } from '../../features/match/index.ts'
import { RACE_VIEW } from '../../features/racing/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'

type Kind = 'event.page'

/** What each kind of event is drawn by: a page of a match loads no lotteries and no races. */
const VIEWS = { match: MATCH_VIEW, draw: DRAW_VIEW, race: RACE_VIEW, outright: FIELD_VIEW } as const

function EventView({ event }: { event: SportEvent }) {
  const groups = useCall('getMatchMarkets', marketsCall(event.id)).data?.groups ?? []
  switch (event.type) {
    case 'match':
      return <MATCH_VIEW match={event} groups={groups} />
    case 'draw':
      return <DRAW_VIEW draw={event} groups={groups} />
    case 'race':
      return <RACE_VIEW race={event} />
    case 'outright':
      return <FIELD_VIEW event={event} />
  }
}

function EventPage({ place: { route } }: BlockView<Kind>) {
  const event = eventIn(useQueryClient(), route)
  return <Suspense>{event && <EventView event={event} />}</Suspense>
}

/** A match, championship, race or draw with all its markets. */
export const block: BlockDefinition<Kind> = {
  async load({ place: { route }, sources, queries }) {
    const event = eventIn(queries, route)
    if (event === undefined) return undefined
    // Loaded beside the prices; after a failure it is loaded again when it is drawn.
    VIEWS[event.type].load().catch(() => {})
    return loadCalls(queries, [callQuery(sources, 'getMatchMarkets', marketsCall(event.id))])
  },
  parts({ route, queries }) {
    const event = eventIn(queries, route)
    return event ? [VIEWS[event.type]] : []
  },

  Block: EventPage,
}
