import { useMemo } from 'react'
import { useRouter } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import type { Navigator } from '../navigation/index.ts'
import { isHistoryOfHost } from '../platform/page/place.ts'
import { dialogDepth, newEntryState, onceBack, saveScroll } from '../platform/storage/history.ts'
import { loadPage, type PageLoader } from './load-page.ts'

/** Moves between pages by history entries of our own. */
export function useNavigation(loader: PageLoader): Navigator {
  const { base } = useRouter()
  return useMemo(() => {
    const prefetched = new Set<string>()
    return {
      go(path, { replace = false, keepScroll = false } = {}) {
        saveScroll()
        onceBack(() => {
          const isOver = replace || dialogDepth() > 0 || isHistoryOfHost()
          navigate(path === '/' ? base : `${base}${path}`, {
            replace: isOver,
            state: newEntryState(keepScroll, replace),
          })
        })
      },
      prefetch(path) {
        if (prefetched.has(path)) return
        prefetched.add(path)
        void loadPage(loader, path)
      },
    }
  }, [loader, base])
}
