import { useQueryClient } from '@tanstack/react-query'
import { chipClass } from '@touchline/ui'
import { useState } from 'react'
import { callQuery, useHttp } from '../../data/index.ts'
import type { PagedListing } from '../../features/catalogue/index.ts'
import { useFormat } from '../../i18n/index.ts'
import { useLiveStore } from '../../live/index.ts'
import styles from './GrowBlock.module.css'
import { grownListings } from './grown-listings.ts'

export interface GrowBlockProps {
  readonly listings: readonly PagedListing[]
  readonly shown: number
  readonly total: number
  /** How many more it shows at a time. */
  readonly by: number
  readonly onGrown: (shown: number) => void
}

/** Shows more of a list of several, and how much of it is shown, at its end too. */
export function GrowBlock({ listings, shown, total, by, onGrown }: GrowBlockProps) {
  const { text, number } = useFormat()
  const queries = useQueryClient()
  const sources = { http: useHttp(), live: useLiveStore() }
  const [state, setState] = useState<'still' | 'growing' | 'failed'>('still')
  async function grow() {
    if (state === 'growing') return
    setState('growing')
    try {
      const more = grownListings(listings, shown + by)
      await Promise.all(more.map((listing) => queries.fetchQuery(callQuery(sources, 'getMatches', listing))))
      onGrown(shown + by)
      setState('still')
    } catch {
      setState('failed')
    }
  }
  return (
    <div className={styles.GrowBlock}>
      {total > shown && (
        <button type="button" className={chipClass} aria-disabled={state === 'growing'} onClick={() => void grow()}>
          {text('finding.more')}
        </button>
      )}
      <span role="status">
        {state === 'failed'
          ? text('finding.more.failed')
          : text('finding.more.shown', { count: number(Math.min(shown, total)), total: number(total) })}
      </span>
    </div>
  )
}
