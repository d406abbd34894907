import type { CustomLeg } from '../../pricing/index.ts'

interface OpenLeg {
  readonly leg: CustomLeg
  readonly odds: number
  readonly probability: number
}

/**
 * The legs from the rarest to the likeliest, each with its chance given those before it. The order is of the legs
 * alone, so that the price does not depend on the order they were picked in.
 */
export function inChain(
  legs: readonly OpenLeg[],
  together: (legs: readonly CustomLeg[]) => number | null,
): readonly (OpenLeg & { readonly given: number })[] {
  const sorted = [...legs].sort((a, b) => a.probability - b.probability || (keyOf(a) < keyOf(b) ? -1 : 1))
  let before = 1
  return sorted.map((open, i) => {
    const joint = together(sorted.slice(0, i + 1).map(({ leg }) => leg)) ?? 0
    const given = Math.min(1, joint / before)
    before = joint
    return { ...open, given }
  })
}

function keyOf({ leg }: OpenLeg): string {
  return `${leg.id}?${leg.specifier}#${leg.outcomeId}`
}
