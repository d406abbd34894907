import type { PriceSource } from '../../../modules/offer/index.ts'
import { createSimulator, type SimulatorDeps } from '../../../modules/sources/simulator/simulator.ts'
import { loadOpenMatches } from '../../../modules/sources/simulator/store/load-matches.ts'

/**
 * The product's simulator without its planner: it plays, prices and stores the matches that are in the database, from
 * their seeds. Work costs nothing here, so that how much of it is done at a time does not depend on the machine.
 */
export function createPlayingSimulator(deps: SimulatorDeps): PriceSource {
  return createSimulator(
    { ...deps, cpuNow: () => 0 },
    {
      plans: false,
      async prepare({ runner }) {
        runner.add(await loadOpenMatches(deps.db))
        runner.step()
      },
    },
  )
}
