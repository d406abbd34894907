import { deadHeatFactor } from '@touchline/betting'
import type { OutcomeResult } from '../../../pricing/results/index.ts'

const VOID: OutcomeResult = { result: 'void', deadHeatFactor: null }
const LOST: OutcomeResult = { result: 'lose', deadHeatFactor: null }

/** What became of a runner: the place it came in, or null when it did not run. */
export interface Finisher {
  readonly id: string
  readonly place: number | null
}

/**
 * How the outcomes of a market over the first `paid` places ended (1: the winner's). Runners level on the last of them share
 * what is left: each counts with the dead heat factor. Who did not run is void.
 */
export function decideRace(finishers: readonly Finisher[], paid: number): Readonly<Record<string, OutcomeResult>> {
  return Object.fromEntries(finishers.map((finisher) => [finisher.id, decide(finisher, finishers, paid)]))
}

function decide({ place }: Finisher, finishers: readonly Finisher[], paid: number): OutcomeResult {
  if (place === null) return VOID
  if (place > paid) return LOST
  const level = finishers.filter((other) => other.place === place).length
  const { n, d } = deadHeatFactor(paid - place + 1, level)
  return { result: 'win', deadHeatFactor: n === d ? null : `${n}/${d}` }
}
