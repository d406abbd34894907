import { EVENT_STATUS } from '@touchline/contract/constants'
import { Skeleton } from '@touchline/ui'
import { Suspense } from 'react'
import { callQuery } from '../../data/index.ts'
import { PreviewTab } from '../../features/match/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'
import { useEventOfPage } from '../parts/event-of-page.ts'

type Kind = 'match-preview'

const HEIGHT = 220

function MatchPreview({ props: { show, results }, place }: BlockView<Kind>) {
  const event = useEventOfPage(place)
  if (event?.type !== 'match' || event.status !== EVENT_STATUS.prematch) return null
  return (
    <Suspense fallback={<Skeleton block={HEIGHT} />}>
      <PreviewTab match={event} show={show} results={results} />
    </Suspense>
  )
}

/** What is known of the match of the page before it begins. */
export const block: BlockDefinition<Kind> = {
  needs({ props: { show }, place: { route }, sources }) {
    if (route.page !== 'event') return []
    const { id } = route
    return show.map((type) => callQuery(sources, 'getMatchStatistics', { params: { id, type } }))
  },
  Block: MatchPreview,
}
