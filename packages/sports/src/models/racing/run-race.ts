import type { Rng } from '../../rng.ts'
import { weightsFor } from './chances.ts'

/** How often one runner is level with the one before it. */
const DEAD_HEAT = 1 / 200

/** Who came in where: groups by place, several in one for a dead heat. */
export type Finish<T> = readonly (readonly T[])[]

/**
 * Runs the race: the order is drawn from the distribution of the prices. Dead heats are not priced: a level runner
 * loses by them about as often as it gains.
 */
export function runRace<T extends { readonly strength: number }>(runners: readonly T[], rng: Rng): Finish<T> {
  const left = [...runners]
  const order: T[] = []
  while (left.length > 0) {
    const weights = weightsFor(
      left.map(({ strength }) => strength),
      order.length,
    )
    let rest = rng.next() * weights.reduce((sum, weight) => sum + weight, 0)
    const at = weights.findIndex((weight) => {
      rest -= weight
      return rest < 0
    })
    order.push(...left.splice(at < 0 ? left.length - 1 : at, 1))
  }
  const groups: T[][] = []
  for (const runner of order) {
    const last = groups.at(-1)
    if (last !== undefined && rng.chance(DEAD_HEAT)) last.push(runner)
    else groups.push([runner])
  }
  return groups
}

/** Place of each runner, shared ones leaving the next ones out: 1, 1, 3. */
export function placesOf<T>(finish: Finish<T>): readonly { readonly runner: T; readonly place: number }[] {
  let place = 1
  return finish.flatMap((group) => {
    const own = group.map((runner) => ({ runner, place }))
    place += group.length
    return own
  })
}
