import type { Runner } from './runner.ts'

/** At the start prices are made in slices until everything has some, or this much time has passed. */
const WARM_UP_MS = 3_000
const WARM_UP_SLICE_MS = 20

export async function warmUp(runner: Runner): Promise<void> {
  const began = performance.now()
  while (runner.step(WARM_UP_SLICE_MS) && performance.now() - began < WARM_UP_MS) {
    await new Promise((next) => setImmediate(next))
  }
}
