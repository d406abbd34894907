import { useSyncExternalStore } from 'react'
import { useLiveStore } from './hooks.ts'

/** Server time that ticks once a second, for clocks and countdowns; the page's own time on first render. */
export function useNow(): number {
  const store = useLiveStore()
  return useSyncExternalStore(
    onSecond,
    () => Math.floor(store.now() / 1000) * 1000,
    () => store.madeAt,
  )
}

const tickers = new Set<() => void>()
let ticking: ReturnType<typeof setInterval> | undefined

/** One timer for all clocks of the page. */
export function onSecond(listener: () => void): () => void {
  tickers.add(listener)
  ticking ??= setInterval(() => {
    for (const ticker of [...tickers]) ticker()
  }, 1_000)
  return () => {
    tickers.delete(listener)
    if (tickers.size > 0) return
    clearInterval(ticking)
    ticking = undefined
  }
}
