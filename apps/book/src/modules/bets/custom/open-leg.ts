import { marketKey } from '@touchline/betting'
import type { CustomLeg } from '../../pricing/index.ts'

/** An outcome that is open on the board. */
export interface OpenLeg {
  readonly leg: CustomLeg
  /** Its own price, scaled. */
  readonly odds: number
  /** Fair. */
  readonly probability: number
}

/** P(all legs win), or null if it is unknown. */
export type JointProbability = (legs: readonly CustomLeg[]) => number | null

/** The legs in an order that is of them alone, not of how they were picked. */
export function rarestFirst(legs: readonly OpenLeg[]): OpenLeg[] {
  return [...legs].sort((a, b) => a.probability - b.probability || (keyOf(a) < keyOf(b) ? -1 : 1))
}

function keyOf({ leg }: OpenLeg): string {
  return `${marketKey(leg.id, leg.specifier)}/${leg.outcomeId}`
}
