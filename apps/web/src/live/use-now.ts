import { every } from '../platform/loading/timing.ts'
import { useExternal } from '../platform/use-external.ts'
import { useLiveStore } from './hooks.ts'

/** Server time that ticks once a second, for clocks and countdowns; the page's own time on first render. */
export function useNow(): number {
  const store = useLiveStore()
  return useExternal(
    onSecond,
    () => Math.floor(store.now() / 1000) * 1000,
    () => store.madeAt,
  )
}

const tickers = new Set<() => void>()
let stop: (() => void) | undefined

/** One timer for all clocks of the page. */
export function onSecond(listener: () => void): () => void {
  tickers.add(listener)
  stop ??= every(1_000, () => {
    for (const ticker of [...tickers]) ticker()
  })
  return () => {
    tickers.delete(listener)
    if (tickers.size > 0) return
    stop?.()
    stop = undefined
  }
}
