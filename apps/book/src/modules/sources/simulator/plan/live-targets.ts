import { MATCH_SPORT_KEYS, type MatchSportKey } from '@touchline/betting'

/** How many matches of a sport are wished for at every moment, and how few there may be when others play a lot. */
interface LiveTarget {
  readonly wish: number
  readonly least: number
}

const TARGETS: Readonly<Record<MatchSportKey, LiveTarget>> = {
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

/**
 * Matches under way at every moment, all sports together. The product promises 40; the rest is room for late starts.
 */
const FLOOR = 47

export interface LiveTargets {
  readonly sports: Readonly<Record<MatchSportKey, LiveTarget>>
  readonly floor: number
}

/** What is wished for where a share of the whole programme is played: of every sport one match at the least. */
export function liveTargets(share: number): LiveTargets {
  const part = (count: number) => Math.max(1, Math.round(count * share))
  const sports = { ...TARGETS }
  for (const sport of MATCH_SPORT_KEYS) {
    sports[sport] = { wish: part(TARGETS[sport].wish), least: part(TARGETS[sport].least) }
  }
  return { sports, floor: part(FLOOR) }
}
