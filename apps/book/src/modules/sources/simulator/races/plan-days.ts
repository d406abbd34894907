import { dividendsOf, startingOdds } from './closing-prices.ts'
import { finishOf } from './held-race.ts'
import { type PlannedRace, racesOfDay } from './plan-races.ts'
import { plannedDays } from './planned-days.ts'
import { scriptOf } from './race-setup.ts'
import type { RacesDeps } from './races-deps.ts'
import { insertRaces, type NewRace } from './stored-race.ts'

/** A race as it is at a moment; one that is over has its result already. */
function raceAt(planned: PlannedRace, at: number, simSpeed: number): NewRace {
  const script = scriptOf(planned.seed, planned.setup)
  const isOver = planned.startsAt + planned.setup.lengthMs / simSpeed <= at
  const gone = script.withdrawals.filter(({ msBefore }) => planned.startsAt - msBefore <= at)
  const withdrawn = Object.fromEntries(gone.map(({ horseId, msBefore }) => [horseId, planned.startsAt - msBefore]))
  if (!isOver) return { planned, isOver, course: { withdrawn, finish: {} } }
  const closed = { race: planned, script, withdrawn: new Set(gone.map(({ horseId }) => horseId)) }
  const course = {
    withdrawn,
    finish: Object.fromEntries(finishOf(script)),
    startingOdds: Object.fromEntries(startingOdds(closed)),
    dividends: dividendsOf(closed),
  }
  return { planned, isOver, course }
}

/**
 * Stores the races of each day that is not planned yet.
 * @param plannedTo midnight of the last day that is planned, Unix ms
 * @returns the same after planning
 */
export async function planDays(deps: RacesDeps, plannedTo: number, at: number): Promise<number> {
  const horses = deps.catalogue.reference().competitors
  let last = plannedTo
  for (const day of plannedDays(at)) {
    if (day <= last) continue
    const races = racesOfDay(deps.worldSeed(), day, horses).map((planned) => raceAt(planned, at, deps.simSpeed))
    await insertRaces(deps.db, races, deps.simSpeed)
    last = day
  }
  return last
}
