/** The words of a football match's event list. */
export const FOOTBALL_EVENTS = [
  'kick_off',
  'half_time',
  'second_half',
  'full_time',
  'abandoned',
  'stoppage_announced',
  'bet_stop',
  'bet_start',
  'possession',
  'attack',
  'dangerous_attack',
  'shot_on_target',
  'shot_off_target',
  'goal_kick',
  'free_kick',
  'corner',
  'penalty',
  'goal',
  'yellow_card',
  'red_card',
] as const
export type FootballEventType = (typeof FOOTBALL_EVENTS)[number]

const KNOWN: ReadonlySet<string> = new Set(FOOTBALL_EVENTS)

export function isFootballEvent(type: string): type is FootballEventType {
  return KNOWN.has(type)
}
