import { chance } from '../../chance/sum.ts'
import type { FairMarket } from '../../pricing/fair.ts'
import { placeChances } from './chances.ts'
import { RACE_PLACE, RACE_WIN } from './markets.ts'

/** A runner as prices see it. */
export interface PricedRunner {
  /** Outcome id. */
  readonly id: string
  readonly strength: number
  /** Withdrawn: it stays in the market without a price. */
  readonly isOut: boolean
}

/** Win and, where places are paid, place, from the one distribution of the order. [] for a lone runner. */
export function raceFair(runners: readonly PricedRunner[], places: number): readonly FairMarket[] {
  const running = runners.filter(({ isOut }) => !isOut)
  if (running.length < 2) return []
  const strengths = running.map(({ strength }) => strength)
  const market = (id: number, specifier: string, paid: number): FairMarket => {
    const chances = placeChances(strengths, paid)
    const byId = new Map(running.map((runner, i) => [runner.id, Math.min(1, chances[i] ?? 0)]))
    return { id, specifier, outcomes: runners.map((one) => chance(one.id, byId.get(one.id) ?? 0)), mostBalanced: false }
  }
  const win = market(RACE_WIN.id, '', 1)
  return places === 0 ? [win] : [win, market(RACE_PLACE.id, placeSpecifier(places), places)]
}

/** Specifier of the place market. */
export function placeSpecifier(places: number): string {
  return `places=${places}`
}
