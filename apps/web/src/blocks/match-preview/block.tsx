import { EVENT_STATUS } from '@touchline/contract/constants'
import { Skeleton } from '@touchline/ui'
import { Suspense } from 'react'
import { callQuery } from '../../data/index.ts'
import { PreviewTab } from '../../features/match/index.ts'
import { useText } from '../../i18n/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'
import { useEventOfPage } from '../parts/event-of-page.ts'
import { useKeptOpen } from '../parts/use-kept-open.ts'
import styles from './MatchPreview.module.css'

type Kind = 'match-preview'

const HEIGHT = 220
/** Remembers whether the preview was left folded. */
const OPEN_KEY = 'match_preview'

function MatchPreview({ props: { show, results }, place }: BlockView<Kind>) {
  const event = useEventOfPage(place)
  const text = useText()
  const kept = useKeptOpen(OPEN_KEY, true)
  if (event?.type !== 'match' || event.status !== EVENT_STATUS.prematch) return null
  return (
    <details className={styles.MatchPreview} {...kept}>
      <summary>{text('centre.preview')}</summary>
      {kept.open && (
        <Suspense fallback={<Skeleton block={HEIGHT} />}>
          <PreviewTab match={event} show={show} results={results} />
        </Suspense>
      )}
    </details>
  )
}

/** A preview of the page's match. */
export const block: BlockDefinition<Kind> = {
  needs({ props: { show }, place: { route }, sources }) {
    if (route.page !== 'event') return []
    const { id } = route
    return show.map((type) => callQuery(sources, 'getMatchStatistics', { params: { id, type } }))
  },
  Block: MatchPreview,
}
