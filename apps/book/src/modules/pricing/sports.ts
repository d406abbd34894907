/** Sports the book plays and prices; the keys of the catalogue. */
export const SPORT_KEYS = [
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
export type SportKey = (typeof SPORT_KEYS)[number]
