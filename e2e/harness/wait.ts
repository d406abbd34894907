/** Longer than a loaded machine takes for any event that occurs. */
export const PATIENCE_MS = 60_000

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Polls until the result is neither undefined nor false. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined | false>,
  timeoutMs = PATIENCE_MS,
  everyMs = 250,
): Promise<T> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
    if (Date.now() > deadline) throw new Error(`Waited ${timeoutMs} ms for: ${what}`)
    await sleep(everyMs)
  }
}
