/** Sports whose events are matches of two sides. */
export const MATCH_SPORT_KEYS = [
  'football',
  'tennis',
  'basketball',
  'ice-hockey',
  'american-football',
  'baseball',
  'cs2',
  'dota2',
  'lol',
] as const
export type MatchSportKey = (typeof MATCH_SPORT_KEYS)[number]

/** All of them: those of additional providers, whose events are races and draws, come last. */
export const SPORT_KEYS = [...MATCH_SPORT_KEYS, 'horse-racing', 'lottery'] as const
export type SportKey = (typeof SPORT_KEYS)[number]

export const SPORT_TYPES = ['regular', 'cyber', 'racing', 'lottery'] as const
/** What a sport is listed under. */
export type SportType = (typeof SPORT_TYPES)[number]
