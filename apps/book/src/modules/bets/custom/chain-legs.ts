import { type JointProbability, type OpenLeg, rarestFirst } from './open-leg.ts'

/** The legs from the rarest to the likeliest, each with its chance given those before it. */
export function inChain(
  legs: readonly OpenLeg[],
  jointProbability: JointProbability,
): readonly (OpenLeg & { readonly given: number })[] {
  const sorted = rarestFirst(legs)
  let before = 1
  return sorted.map((open, i) => {
    const joint = jointProbability(sorted.slice(0, i + 1).map(({ leg }) => leg)) ?? 0
    const given = Math.min(1, joint / before)
    before = joint
    return { ...open, given }
  })
}
