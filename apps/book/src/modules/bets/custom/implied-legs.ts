import type { CustomLeg } from '../../pricing/index.ts'

/** Two sums over the same distribution differ by less than this when they count the same cells. */
const SAME = 1e-9

/**
 * Places of the legs that the others imply: without them all others win just as often. The newest of legs that say the
 * same is the one too many, so that what was picked first stays.
 */
export function impliedLegs(
  legs: readonly CustomLeg[],
  probability: number,
  together: (legs: readonly CustomLeg[]) => number | null,
): ReadonlySet<number> {
  const implied = new Set<number>()
  for (let place = legs.length - 1; place >= 0; place--) {
    const others = legs.filter((_, i) => i !== place && !implied.has(i))
    if (others.length === 0) break
    const without = together(others)
    if (without !== null && Math.abs(without - probability) <= SAME * probability) implied.add(place)
  }
  return implied
}
