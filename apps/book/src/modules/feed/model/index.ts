import type { SportKey } from '../../pricing/sports.ts'
import { footballModel } from './football/index.ts'
import { iceHockeyModel } from './ice-hockey/index.ts'
import type { AnySportModel } from './types.ts'

export { SPORT_KEYS, type SportKey } from '../../pricing/sports.ts'

/** The model of every sport. */
export const SPORT_MODELS: Partial<{ readonly [K in SportKey]: AnySportModel }> = {
  football: footballModel,
  'ice-hockey': iceHockeyModel,
}
