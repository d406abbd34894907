import type { MatchSportKey } from '@touchline/betting'

/** How many matches of a sport are wished for at every moment, and how few there may be when others play a lot. */
export interface LiveTarget {
  readonly wish: number
  readonly least: number
}

export const LIVE_TARGETS: Readonly<Record<MatchSportKey, LiveTarget>> = {
  football: { wish: 14, least: 7 },
  tennis: { wish: 8, least: 5 },
  basketball: { wish: 6, least: 4 },
  'ice-hockey': { wish: 5, least: 3 },
  'american-football': { wish: 3, least: 2 },
  baseball: { wish: 4, least: 2 },
  cs2: { wish: 4, least: 3 },
  dota2: { wish: 3, least: 2 },
  lol: { wish: 3, least: 2 },
}

/** Matches under way at every moment, all sports together. The product promises 40; the rest is room for late starts. */
export const LIVE_FLOOR = 47
