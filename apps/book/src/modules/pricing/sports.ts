/** Sports of matches. */
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

/** Sports the book plays and prices; the keys of the catalogue. */
export const SPORT_KEYS = [...MATCH_SPORT_KEYS, 'horse-racing', 'lottery'] as const
export type SportKey = (typeof SPORT_KEYS)[number]
