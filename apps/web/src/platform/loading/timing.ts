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

/** Whether the page is visible. */
export function isPageVisible(): boolean {
  return document.visibilityState === 'visible'
}

/** Calls the listener when the page becomes visible. @returns unsubscribes */
export function onPageVisible(listener: () => void): () => void {
  const look = () => {
    if (isPageVisible()) listener()
  }
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}

/** Runs before the next paint; once a second while the tab is hidden, where there are no paints. */
export function onNextFrame(run: () => void): void {
  if (isPageVisible()) requestAnimationFrame(run)
  else setTimeout(run, HIDDEN_FLUSH_MS)
}

/** Runs when the browser has nothing better to do, after 3 s at the latest. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_FALLBACK_MS })
  else setTimeout(run, IDLE_FALLBACK_MS)
}

const comebacks = new Set<() => void>()

/** Reports that calls get through again: lost ones are repeated at once. */
export function notifyOnline(): void {
  for (const listener of [...comebacks]) listener()
}

/**
 * Calls the listener when the browser goes offline, and when it may be back: by its event, when the page becomes
 * visible, or when a call has a response after one was lost. Returns a function that stops.
 */
export function onConnectivity(listener: (online: boolean) => void): () => void {
  const online = () => listener(true)
  const offline = () => listener(false)
  const stopLooking = onPageVisible(() => navigator.onLine && online())
  comebacks.add(online)
  addEventListener('online', online)
  addEventListener('offline', offline)
  return () => {
    stopLooking()
    comebacks.delete(online)
    removeEventListener('online', online)
    removeEventListener('offline', offline)
  }
}
