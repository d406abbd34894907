import { binomial, type SystemType } from '@touchline/betting'

/** How many bets a system is. */
export function combinations(system: SystemType): number {
  return Number(binomial(system.totalCount, system.winCount))
}
