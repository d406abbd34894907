import { deadHeatFactor } from '@touchline/betting'
import type { LegOutcome, MarketRef } from '../../pricing/fair.ts'
import { ruleOf } from '../../sport/offer.ts'
import { RACING_MARKETS } from './markets.ts'

/** How a bet on a runner ended. */
export interface RunnerResult {
  readonly result: LegOutcome
  /** Share of the stake that counts on a dead heat, as a fraction; null: all of it. */
  readonly deadHeatFactor: string | null
}

const VOID: RunnerResult = { result: 'void', deadHeatFactor: null }
const LOST: RunnerResult = { result: 'lose', deadHeatFactor: null }

/** The result of a runner: its place, or null when it did not run. */
export interface Finisher {
  readonly id: string
  readonly place: number | null
}

/**
 * The results of a market's outcomes. Runners level on the last paid place share it by the dead heat factor. A
 * non-runner is void, as is every market that races do not have.
 */
export function decideRace(
  finishers: readonly Finisher[],
  { id, specifier }: MarketRef,
): Readonly<Record<string, RunnerResult>> {
  const market = RACING_MARKETS.find((one) => one.id === id)
  return Object.fromEntries(
    finishers.map((finisher) => {
      const rule = market === undefined ? null : ruleOf(market, specifier, finisher.id)
      return [finisher.id, rule === null ? VOID : decide(finisher, finishers, rule.paid)]
    }),
  )
}

function decide({ place }: Finisher, finishers: readonly Finisher[], paid: number): RunnerResult {
  if (place === null) return VOID
  if (place > paid) return LOST
  const level = finishers.filter((other) => other.place === place).length
  const { n, d } = deadHeatFactor(paid - place + 1, level)
  return { result: 'win', deadHeatFactor: n === d ? null : `${n}/${d}` }
}
