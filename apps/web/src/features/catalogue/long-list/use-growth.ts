import { useQueryClient } from '@tanstack/react-query'
import type { CallAnswer, Pagination, SportEvent } from '@touchline/contract'
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { callKey, callQuery, holdAnswers, useHttp } from '../../../data/index.ts'
import { useLiveStore } from '../../../live/index.ts'
import { after } from '../../../platform/loading/timing.ts'
import { restoreScrollAgain } from '../../../platform/storage/history.ts'
import { keepShownPages, shownPages } from '../../../platform/storage/shown-pages.ts'
import type { PagedListing } from '../listed.ts'
import { freshPage } from './fresh-page.ts'

/** A page is fetched again at most this often, in ms. */
const REFRESH_MS = 5_000

/** A list that grows. */
export interface Growth {
  /** What follows its first page. */
  readonly pages: readonly (readonly SportEvent[])[]
  readonly state: 'still' | 'growing' | 'failed'
  /** Loads the next page. */
  readonly grow: () => Promise<boolean>
}

/** The further pages of a list; those of its history entry are restored at once, or as soon as they load. */
export function useGrowth(listing: PagedListing, { page: first, last_page: last }: Pagination): Growth {
  const queries = useQueryClient()
  const live = useLiveStore()
  const sources = { http: useHttp(), live }
  const [pages, setPages] = useState<Growth['pages']>(() => {
    const kept: (readonly SportEvent[])[] = []
    for (let more = 1; more <= Math.min(shownPages(), last - first); more += 1) {
      const answer = queries.getQueryData<CallAnswer<'getMatches'>>(callKey('getMatches', listing(first + more)))
      if (!answer) break
      kept.push(answer.data)
    }
    return kept
  })
  const [state, setState] = useState<Growth['state']>('still')
  const [wanted] = useState(() => Math.min(shownPages(), last - first))
  const isRestoring = useRef(pages.length < wanted)
  const there = useRef(pages.length)
  const isBusy = useRef(false)

  async function grow(): Promise<boolean> {
    if (isBusy.current || first + there.current >= last) return false
    isBusy.current = true
    setState('growing')
    try {
      const call = callQuery(sources, 'getMatches', listing(first + there.current + 1))
      const { data } = await queries.fetchQuery(call)
      there.current += 1
      if (there.current > shownPages()) keepShownPages(there.current)
      // Live updates of the screen continue while the rows are rendered.
      startTransition(() => {
        setPages((held) => [...held, data])
        setState('still')
      })
      return true
    } catch {
      setState('failed')
      return false
    } finally {
      isBusy.current = false
    }
  }

  /** Rows of further pages change too: a page is fetched again when one of its matches begins or ends. */
  async function refresh(at: number): Promise<void> {
    const { data } = await queries.fetchQuery({
      ...callQuery(sources, 'getMatches', listing(first + at + 1)),
      staleTime: 0,
    })
    const hasChanged = ({ id, status }: SportEvent) => live.facts(id)?.status !== status
    startTransition(() =>
      setPages((held) => held.map((page, place) => (place === at ? freshPage(page, data, hasChanged) : page))),
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the queries stay the same as long as the list does
  useEffect(() => {
    const waiting = new Set<number>()
    return live.listen('match_status_changed', ({ data }) => {
      const at = pages.findIndex((page) => page.some(({ id }) => id === (data as { match_id: number }).match_id))
      if (at < 0 || waiting.has(at)) return
      waiting.add(at)
      after(REFRESH_MS, () => {
        waiting.delete(at)
        refresh(at).catch(() => {})
      })
    })
  }, [pages, live])

  // Distant rows are not rendered, and get current prices when they come near.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the queries stay the same as long as the list does
  useEffect(
    () =>
      holdAnswers(
        queries,
        pages.map((_, at) => callKey('getMatches', listing(first + at + 1))),
      ),
    [queries, pages.length],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the entry had
  useEffect(() => {
    const restore = async () => {
      while (there.current < wanted && isRestoring.current) isRestoring.current = await grow()
    }
    void restore()
  }, [])
  // In the commit of the rows themselves: without the last of them the page is too short to scroll to.
  useLayoutEffect(() => {
    if (!isRestoring.current || pages.length < wanted) return
    isRestoring.current = false
    restoreScrollAgain()
  }, [pages, wanted])
  return { pages, state, grow }
}
