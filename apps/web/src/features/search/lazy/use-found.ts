import type { CallAnswer } from '@touchline/contract'
import { SEARCH_QUERY_MAX, SEARCH_QUERY_MIN } from '@touchline/contract/constants'
import { useEffect, useState } from 'react'
import { useCall } from '../../../data/index.ts'
import { after } from '../../../platform/loading/timing.ts'

/** Fast typing makes at most one request per this time, in ms. */
const PAUSE_MS = 40

/** What is looked for by what was typed; empty while that is too short. */
export function searchQuery(typed: string): string {
  const query = typed.trim().replace(/\s+/g, ' ').slice(0, SEARCH_QUERY_MAX)
  return query.length >= SEARCH_QUERY_MIN ? query : ''
}

/** Arguments of the call, the same on the server and in the page. */
export function searchCall(query: string) {
  return { query: { q: query } } as const
}

export interface FoundState {
  readonly found: CallAnswer<'search'>['data'] | undefined
  readonly failed: boolean
  /** The query of `found`; it differs from the typed one while the newest response loads. */
  readonly query: string
}

/**
 * Results of a search as it is typed: an older response never replaces a newer one, and the last one stays until the
 * next.
 */
export function useFound(typed: string): FoundState {
  const query = searchQuery(typed)
  const [asked, setAsked] = useState(query)
  const [shown, setShown] = useState<FoundState>({ found: undefined, failed: false, query: '' })
  useEffect(() => {
    if (query === asked) return
    return after(PAUSE_MS, () => setAsked(query))
  }, [query, asked])
  const { data, isError } = useCall('search', searchCall(asked), { enabled: asked !== '' })
  const found = asked === '' ? undefined : data?.data
  const isNew = asked === '' || found !== undefined || isError
  if (isNew && (shown.query !== asked || shown.found !== found || shown.failed !== isError))
    setShown({ found, failed: isError, query: asked })
  return shown
}
