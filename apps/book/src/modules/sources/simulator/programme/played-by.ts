import type { Provider } from '@touchline/betting'
import type { World } from '../../../../seed/world.ts'

/** The part of the demo world that is of some providers; the rest has another source. */
export function playedBy(world: World, providers: readonly Provider[] | undefined): World {
  if (providers === undefined) return world
  const tournaments = world.tournaments.filter(({ provider }) => providers.includes(provider))
  if (tournaments.length === world.tournaments.length) return world
  const categories = world.categories.filter(({ id }) => tournaments.some(({ categoryId }) => categoryId === id))
  const sports = world.sports.filter(({ id }) => categories.some(({ sportId }) => sportId === id))
  const competitors = world.competitors.filter(({ sportId }) => sports.some(({ id }) => id === sportId))
  return { sports, categories, tournaments, competitors }
}
