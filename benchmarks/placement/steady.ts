import { percentile } from '../measurement.ts'

export interface Steady {
  /** Things done in one second. */
  readonly rate: number
  /** For so long at most. */
  readonly seconds: number
  /** Called before each: whether to stop. */
  readonly isOver?: () => boolean
  /** Does the n-th of them. */
  send(n: number): Promise<void>
}

/**
 * Runs something at a steady rate, as players do, whether the runs before are done or not. The time of each counts from
 * the moment it was due, so that waiting for others counts too.
 * @returns ms of each
 */
export async function steadily({ rate, seconds, send, isOver = () => false }: Steady): Promise<readonly number[]> {
  const began = performance.now()
  const times: number[] = []
  const all: Promise<void>[] = []
  for (let n = 0; n < rate * seconds && !isOver(); n++) {
    const due = began + (n * 1_000) / rate
    const early = due - performance.now()
    if (early > 0) await new Promise((next) => setTimeout(next, early))
    all.push(send(n).then(() => void times.push(performance.now() - due)))
  }
  await Promise.all(all)
  return times
}

export function p99(times: readonly number[]): number {
  return percentile(times, 0.99)
}
