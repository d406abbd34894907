import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { focusElement } from '../platform/document.ts'
import { keepsScroll, scrollOfEntry, scrollPage } from '../platform/history.ts'
import { loadPage, type PageLoader, type ShownPage } from './load-page.ts'

export const CONTENT_ID = 'content'

/** Follows the address: the old page stays until the next one is ready, then scroll and focus go where they belong. */
export function useShownPage(loader: PageLoader, first: ShownPage): { shown: ShownPage; loading: boolean } {
  const [path, go] = useLocation()
  const search = useSearch()
  const address = search ? `${path}?${search}` : path
  const [shown, setShown] = useState(first)
  const isFirst = useRef(true)

  useEffect(() => {
    if (address === shown.address) return
    let current = true
    void loadPage(loader, address).then((next) => {
      if (!current) return
      if (next.outcome.kind === 'moved') go(next.outcome.to, { replace: true })
      else startTransition(() => setShown(next))
    })
    return () => {
      current = false
    }
  }, [loader, address, shown.address, go])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each page shown
  useLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    if (keepsScroll()) return
    scrollPage(scrollOfEntry())
    focusElement(CONTENT_ID)
  }, [shown.address])

  return { shown, loading: address !== shown.address }
}
