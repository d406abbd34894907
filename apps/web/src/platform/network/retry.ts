/** Waits before something is tried again; the last one repeats. In ms. */
export const BACKOFF_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const

/** How long to wait after so many failures in a row, in ms. */
export function backoff(failures: number): number {
  return BACKOFF_MS[Math.min(failures, BACKOFF_MS.length) - 1] ?? BACKOFF_MS[0]
}

const CODE_TRIES = 3

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

let isMissed = false
let onMissed = () => {}

/** Calls the listener each time a script fails to load; at once where that has happened before. */
export function whenCodeIsMissed(listener: () => void): void {
  onMissed = listener
  if (isMissed) listener()
}

/** Fetches code, again where the line broke. Rejects with the last failure. */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await load()
    } catch (error) {
      if (failures === CODE_TRIES) {
        isMissed = true
        onMissed()
        throw error
      }
      await sleep(backoff(failures) / 4)
    }
  }
}

/** Fetches a module of another origin that the page's policy allows. */
export function loadModule<Module>(address: string): Promise<Module> {
  return fetchCode(() => import(/* @vite-ignore */ address) as Promise<Module>)
}
