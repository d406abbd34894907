import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { after, onConnectivity } from '../platform/loading/timing.ts'
import { backoff } from '../platform/network/retry.ts'
import { focusElement } from '../platform/page/document.ts'
import { currentAddress, loadPage as loadDocument } from '../platform/page/location.ts'
import { currentState, isEntryShown, keepsScroll, restoreScroll, showEntry } from '../platform/storage/history.ts'
import { loadPage, type PageLoader, type ShownPage } from './load-page.ts'

export const CONTENT_ID = 'content'

/** Loads a page that failed again: on request, when the browser is back online, and at growing intervals. */
function useRetry(shown: ShownPage, reload: () => Promise<boolean>): (() => void) | null {
  const isFailed = shown.outcome.kind === 'failed'
  useEffect(() => {
    if (!isFailed) return
    let failures = 1
    let cancel = () => {}
    const again = async () => {
      cancel()
      if (await reload()) return
      failures += 1
      cancel = after(backoff(failures), () => void again())
    }
    cancel = after(backoff(failures), () => void again())
    const stop = onConnectivity((online) => {
      if (online) void again()
    })
    return () => {
      cancel()
      stop()
    }
  }, [isFailed, reload])
  return isFailed ? () => void reload() : null
}

export interface PageOnScreen {
  readonly shown: ShownPage
  readonly loading: boolean
  /** Loads the page shown again; null where it did not fail. */
  readonly retry: (() => void) | null
}

/** Follows the address: the old page stays until the next one is ready, then scroll and focus go where they belong. */
export function useShownPage(loader: PageLoader, first: ShownPage): PageOnScreen {
  const [path, go] = useLocation()
  const search = useSearch()
  const address = search ? `${path}?${search}` : path
  const [shown, setShown] = useState(first)
  const isFirst = useRef(true)
  const wanted = useRef(address)

  const show = useCallback(
    (next: ShownPage) => {
      // Query and hash belong to the page wherever it moved to.
      const { search: query, hash } = currentAddress()
      if (next.outcome.kind === 'moved')
        go(`${next.outcome.to}${query}${hash}`, { replace: true, state: currentState() })
      else if (next.outcome.kind === 'elsewhere') loadDocument(next.outcome.to)
      else startTransition(() => setShown(next))
    },
    [go],
  )

  useEffect(() => {
    wanted.current = address
    if (address === shown.address) return
    void loadPage(loader, address).then((next) => {
      if (wanted.current === address) show(next)
    })
  }, [loader, address, shown.address, show])

  const reload = useCallback(async () => {
    const next = await loadPage(loader, shown.address)
    if (next.outcome.kind === 'failed' || wanted.current !== shown.address) return false
    show(next)
    return true
  }, [loader, shown.address, show])
  const retry = useRetry(shown, reload)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each page shown
  useLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    if (isEntryShown()) return
    showEntry()
    if (keepsScroll()) return
    restoreScroll()
    focusElement(CONTENT_ID)
  }, [shown.address])

  return { shown, loading: address !== shown.address, retry }
}
