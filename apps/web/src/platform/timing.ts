const HIDDEN_FLUSH_MS = 1_000
const IDLE_FALLBACK_MS = 3_000

/** Runs once, `ms` later; returns the way to call it off. */
export function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/** Resolves `ms` later. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => after(ms, resolve))
}

/** Runs every `ms`; returns the way to stop. */
export function every(ms: number, run: () => void): () => void {
  const timer = setInterval(run, ms)
  return () => clearInterval(timer)
}

/** Whether somebody can see the page. */
export function isPageVisible(): boolean {
  return document.visibilityState === 'visible'
}

/** Runs before the next paint; once a second while the tab is hidden, where there are no paints. */
export function onNextFrame(run: () => void): void {
  if (isPageVisible()) requestAnimationFrame(run)
  else setTimeout(run, HIDDEN_FLUSH_MS)
}

/** Runs when the browser has nothing better to do, after 3 s at the latest. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_FALLBACK_MS })
  else setTimeout(run, 1)
}

/** Tells when the browser goes offline or comes back; returns the way to stop. */
export function onConnectivity(listener: (online: boolean) => void): () => void {
  const online = () => listener(true)
  const offline = () => listener(false)
  addEventListener('online', online)
  addEventListener('offline', offline)
  return () => {
    removeEventListener('online', online)
    removeEventListener('offline', offline)
  }
}
