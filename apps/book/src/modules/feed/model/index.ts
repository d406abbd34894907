import type { MatchSportKey } from '../../pricing/index.ts'
import { AMERICAN_FOOTBALL_MODEL } from './american-football/index.ts'
import { BASEBALL_MODEL } from './baseball/index.ts'
import { BASKETBALL_MODEL } from './basketball/index.ts'
import { CS2_MODEL } from './cs2/index.ts'
import { FOOTBALL_MODEL } from './football/index.ts'
import { ICE_HOCKEY_MODEL } from './ice-hockey/index.ts'
import { DOTA2_MODEL, LOL_MODEL } from './moba/index.ts'
import { TENNIS_MODEL } from './tennis/index.ts'
import type { AnySportModel } from './types.ts'

export type { SportKey } from '../../pricing/index.ts'

/** The model of every sport of matches. */
export const SPORT_MODELS: { readonly [K in MatchSportKey]: AnySportModel } = {
  football: FOOTBALL_MODEL,
  'ice-hockey': ICE_HOCKEY_MODEL,
  basketball: BASKETBALL_MODEL,
  cs2: CS2_MODEL,
  baseball: BASEBALL_MODEL,
  'american-football': AMERICAN_FOOTBALL_MODEL,
  dota2: DOTA2_MODEL,
  lol: LOL_MODEL,
  tennis: TENNIS_MODEL,
}
