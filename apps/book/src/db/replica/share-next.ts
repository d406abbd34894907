/**
 * Runs a call for all concurrent callers, one run at a time. A caller during a run gets the result of the next: no
 * result is older than its request.
 */
export function shareNext<T>(call: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | null = null
  return () => {
    next ??= running.then(() => {
      next = null
      const result = call()
      running = result.catch(() => undefined)
      return result
    })
    return next
  }
}
