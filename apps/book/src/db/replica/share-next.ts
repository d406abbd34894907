/**
 * Runs a call for all who ask for it together, one run at a time. Who asks while one runs gets the result of the next:
 * no result is older than the request for it.
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
