/** Parts messages come in: `core` with every page, the others with the pages and parts that need them. */
export const MESSAGE_AREAS = [
  'core',
  'match',
  'information',
  'access',
  'profile',
  'slip',
  'bets',
  'finding',
  'betting',
  'blocks',
  'centre',
  'protection',
  'editor',
  'notices',
  'cookies',
  'jackpots',
  'push',
  'person',
  'contests',
  'heads',
] as const
export type MessageArea = (typeof MESSAGE_AREAS)[number]
