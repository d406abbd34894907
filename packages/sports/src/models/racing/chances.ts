/**
 * One distribution of the order in which runners finish: the winner as in a Plackett-Luce model, in proportion to
 * e ^ strength; each further place among the remaining runners in the same way, with strengths that count less.
 * Harville's formula, which counts them in full, makes favourites place too often; the exponents are the correction of
 * Lo and Bacon-Shone.
 */
const EXPONENTS = [1, 0.81, 0.65] as const

/** Exponent of a place, 0 the winner's. */
function exponent(place: number): number {
  return EXPONENTS[Math.min(place, EXPONENTS.length - 1)] ?? 1
}

/** Weights of all runners for a place. */
export function weightsFor(strengths: readonly number[], place: number): readonly number[] {
  return strengths.map((strength) => Math.exp(exponent(place) * strength))
}

/**
 * Chance of each runner to come in among the first `places`, by adding up all orders of them.
 * @param strengths at most about twenty: four places of twenty are 116,280 orders
 */
export function placeChances(strengths: readonly number[], places: number): readonly number[] {
  const count = strengths.length
  const chances = new Array<number>(count).fill(0)
  const depth = Math.min(places, count)
  const weights = Array.from({ length: depth }, (_, place) => weightsFor(strengths, place))
  const isIn = new Array<boolean>(count).fill(false)

  function fill(place: number, chance: number): void {
    const own = weights[place] ?? []
    let left = 0
    for (let i = 0; i < count; i++) if (!isIn[i]) left += own[i] ?? 0
    for (let i = 0; i < count; i++) {
      if (isIn[i]) continue
      const next = (chance * (own[i] ?? 0)) / left
      chances[i] = (chances[i] ?? 0) + next
      if (place + 1 === depth) continue
      isIn[i] = true
      fill(place + 1, next)
      isIn[i] = false
    }
  }

  if (depth > 0) fill(0, 1)
  return chances
}
