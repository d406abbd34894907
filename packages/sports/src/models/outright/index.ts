/** Championship winners (market 534): chances, prices' raw material, and settlement. */

import { chance } from '../../chance/sum.ts'
import type { FairMarket, MarketRef } from '../../pricing/fair.ts'
import { winningChances } from './chances.ts'
import { OUTRIGHT_WINNER } from './markets.ts'
import { decideOutright } from './outcomes.ts'
import type { Outright } from './types.ts'

export { winningChances } from './chances.ts'
export { decideOutright } from './outcomes.ts'
export type { Field, FieldEntrant, League, LeagueEntrant, Outright } from './types.ts'

/** The winner market of a championship. */
export function outrightMarket(outright: Outright): MarketRef {
  return { id: OUTRIGHT_WINNER.id, specifier: `variant=${outright.variant}` }
}

/** The winner market with fair probabilities, entrants in their given order; [] once it is decided. */
export function outrightFair(outright: Outright): readonly FairMarket[] {
  if (outright.entrants.every(({ id }) => decideOutright(outright, id) !== 'open')) return []
  const chances = winningChances(outright)
  return [
    {
      ...outrightMarket(outright),
      outcomes: outright.entrants.map(({ id }) => chance(id, chances.get(id) ?? 0)),
      mostBalanced: false,
    },
  ]
}
