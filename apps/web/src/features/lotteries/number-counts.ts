import type { Draw } from '@touchline/contract'

/** How often each number from 1 to the pool came among the main balls, in the order of the numbers. */
export function numberCounts(pool: number, draws: readonly Pick<Draw, 'balls'>[]): readonly number[] {
  const counts = Array.from({ length: pool }, () => 0)
  for (const ball of draws.flatMap(({ balls }) => balls)) {
    if (ball >= 1 && ball <= pool) counts[ball - 1] = (counts[ball - 1] ?? 0) + 1
  }
  return counts
}
