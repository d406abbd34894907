import { createRng, type Finish, runRace } from '@touchline/sports'
import type { StoredCard } from '../../../catalogue/index.ts'

/** A race as it was planned: the card, and what only the book knows. Everything else follows from it and the seed. */
export interface RaceSetup extends StoredCard {
  readonly runners: readonly (StoredCard['runners'][number] & { readonly strength: number })[]
  /** From the off to the last one home, in ms of race time. */
  readonly lengthMs: number
}

/** What will happen in a race. */
export interface RaceScript {
  /** Horses that are taken out, with ms before the off. */
  readonly withdrawals: readonly { readonly horseId: number; readonly msBefore: number }[]
  /** Ids of the horses by place. */
  readonly finish: Finish<number>
}

const NON_RUNNER = 0.025
const MOST_NON_RUNNERS = 2
const FEWEST_RUNNERS = 3
const MINUTE_MS = 60_000
/** Withdrawals are known between so long and so long before the off. */
const LATEST_MS = 4 * MINUTE_MS
const EARLIEST_MS = 300 * MINUTE_MS

export function scriptOf(seed: string, { runners }: RaceSetup): RaceScript {
  const rng = createRng(`${seed}/non-runners`)
  const most = Math.min(MOST_NON_RUNNERS, runners.length - FEWEST_RUNNERS)
  const withdrawals = runners
    .filter(() => rng.chance(NON_RUNNER))
    .slice(0, Math.max(0, most))
    .map(({ horseId }) => ({ horseId, msBefore: Math.round(rng.range(LATEST_MS, EARLIEST_MS)) }))
  const running = runners.filter(({ horseId }) => !withdrawals.some((gone) => gone.horseId === horseId))
  const finish = runRace(running, createRng(`${seed}/race`))
  return { withdrawals, finish: finish.map((group) => group.map(({ horseId }) => horseId)) }
}
