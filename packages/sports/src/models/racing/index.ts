/** Horse races: who comes in where, what that is worth before, and what it decides. */
import type { Market } from '../../markets/types.ts'
import { RACING_MARKETS } from './markets.ts'

export { placeChances } from './chances.ts'
export { decideRace, type Finisher } from './decide-race.ts'
export { type PricedRunner, placeSpecifier, raceFair } from './fair.ts'
export { placesFor } from './places.ts'
export { type Finish, placesOf, runRace } from './run-race.ts'

export const HORSE_RACING: { readonly markets: readonly Market[] } = { markets: RACING_MARKETS }
