const TRUSTED_SKEW_MS = 5_000

/**
 * The server's time, as well as the browser can know it. A device clock that is off by more than a few seconds is
 * corrected by the time the page was made; a page from the browser's cache has no present time.
 */
export function serverClock(madeAt: number): () => number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const fresh = navigation?.type === 'navigate' || navigation?.type === 'reload'
  const skew = fresh ? madeAt - Date.now() : 0
  const correction = Math.abs(skew) > TRUSTED_SKEW_MS ? skew : 0
  return () => Date.now() + correction
}
