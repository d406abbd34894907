import { AMERICAN_FOOTBALL } from './american-football/american-football.ts'
import { BASEBALL } from './baseball/baseball.ts'
import { BASKETBALL } from './basketball/basketball.ts'
import { CS2 } from './esports/cs2.ts'
import { DOTA2, LOL } from './esports/mobas.ts'
import { CENTRAL_AND_NORTHERN_FOOTBALL } from './football/central-northern-europe.ts'
import { EASTERN_FOOTBALL } from './football/eastern-mediterranean.ts'
import { ENGLISH_FOOTBALL } from './football/england.ts'
import { EUROPEAN_FOOTBALL } from './football/europe.ts'
import { FRENCH_FOOTBALL } from './football/france.ts'
import { GERMAN_FOOTBALL } from './football/germany.ts'
import { ITALIAN_FOOTBALL } from './football/italy.ts'
import { LOW_COUNTRIES_AND_PORTUGUESE_FOOTBALL } from './football/low-countries-portugal.ts'
import { NORTH_AMERICAN_AND_ASIAN_FOOTBALL } from './football/north-america-asia.ts'
import { SOUTH_AMERICAN_FOOTBALL } from './football/south-america.ts'
import { SPANISH_FOOTBALL } from './football/spain.ts'
import { ICE_HOCKEY } from './ice-hockey/ice-hockey.ts'
import type { LeagueSeed } from './league.ts'
import { TENNIS } from './tennis/tennis.ts'

/** Every league of the demo world. Leagues with a `field` come after the leagues their clubs live in. */
export const LEAGUES: readonly LeagueSeed[] = [
  ...ENGLISH_FOOTBALL,
  ...SPANISH_FOOTBALL,
  ...GERMAN_FOOTBALL,
  ...ITALIAN_FOOTBALL,
  ...FRENCH_FOOTBALL,
  ...LOW_COUNTRIES_AND_PORTUGUESE_FOOTBALL,
  ...CENTRAL_AND_NORTHERN_FOOTBALL,
  ...EASTERN_FOOTBALL,
  ...SOUTH_AMERICAN_FOOTBALL,
  ...NORTH_AMERICAN_AND_ASIAN_FOOTBALL,
  ...EUROPEAN_FOOTBALL,
  ...TENNIS,
  ...BASKETBALL,
  ...ICE_HOCKEY,
  ...AMERICAN_FOOTBALL,
  ...BASEBALL,
  ...CS2,
  ...DOTA2,
  ...LOL,
]
