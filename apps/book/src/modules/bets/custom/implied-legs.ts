import { type JointProbability, type OpenLeg, rarestFirst } from './open-leg.ts'

/** Two sums over the same distribution differ by less than this when they count the same cells. */
const SAME = 1e-9

/**
 * The legs that the others imply: without them the rest wins just as often. Likelier legs are tested first, so that the
 * result does not depend on the order of picking when two legs imply each other.
 * @param probability P(all legs win)
 */
export function impliedLegs(
  legs: readonly OpenLeg[],
  probability: number,
  jointProbability: JointProbability,
): ReadonlySet<OpenLeg> {
  const implied = new Set<OpenLeg>()
  for (const leg of rarestFirst(legs).reverse()) {
    const others = legs.filter((other) => other !== leg && !implied.has(other))
    if (others.length === 0) break
    const without = jointProbability(others.map((other) => other.leg))
    if (without !== null && Math.abs(without - probability) <= SAME * probability) implied.add(leg)
  }
  return implied
}
