import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { type RouteWeight, routeWeights } from './route-weights.ts'
import { moduleWeights } from './weights.ts'

const ROOT = join(import.meta.dirname, '../../..')

const KB = 1_000
/** Modules that are listed when the budget is printed; an option lists all. */
const HEAVIEST = 12

const nameOf = ({ route: { page, form } }: RouteWeight) => (form === undefined ? page : `${page}, ${form}`)

function line(weight: RouteWeight): string {
  const { hydration, visitor, player } = weight
  const columns = [hydration, visitor, player].map((bytes, column) => {
    const mark = `${(bytes / KB).toFixed(1)}/${weight.route.atMost[column]}`
    return mark.padStart(14)
  })
  return `${nameOf(weight).padEnd(22)}${columns.join('')}`
}

function isTooMuch({ hydration, visitor, player, route: { atMost } }: RouteWeight): boolean {
  return [hydration, visitor, player].some((bytes, column) => bytes > (atMost[column] ?? 0) * KB)
}

/**
 * Prints the weight of each route and the largest modules of the in-play page, and fails the build where a route
 * exceeds its ceiling.
 * @param output the build, with the code of each module
 * @param named how many modules are listed
 */
export async function checkBudget(
  dist: string,
  output: Rolldown.RolldownOutput['output'],
  named = HEAVIEST,
): Promise<void> {
  const weights = await routeWeights(dist)
  // For the journey that looks whether browsers load as much.
  const table = weights.map(({ route: { page, form }, hydration, visitor, player }) => ({
    page,
    form,
    hydration,
    visitor,
    player,
  }))
  await writeFile(join(dist, 'route-weights.json'), JSON.stringify(table))
  const live = weights.find(({ route }) => route.page === 'live')
  for (const { module, bytes } of moduleWeights(output, new Set(live?.files), ROOT).slice(0, named))
    console.log(`${(bytes / KB).toFixed(2).padStart(7)} KB ${module}`)
  console.log(
    `${'script, KB of brotli'.padEnd(22)}${['to hydrate', 'visitor', 'player'].map((name) => name.padStart(14)).join('')}`,
  )
  for (const weight of weights) console.log(line(weight))
  const above = weights.filter(isTooMuch)
  if (above.length > 0)
    throw new Error(
      `Too much script on ${above.map(nameOf).join('; ')}: move what the first screen does not need behind a dynamic import.`,
    )
}
