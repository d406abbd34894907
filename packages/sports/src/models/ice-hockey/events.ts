/** The words of an ice hockey match's event list. */
export const HOCKEY_EVENTS = [
  'period_start',
  'period_end',
  'overtime_start',
  'shootout_start',
  'match_end',
  'abandoned',
  'clock_stop',
  'clock_start',
  'bet_stop',
  'bet_start',
  'possession',
  'attack',
  'dangerous_attack',
  'shot_on_goal',
  'faceoff',
  'penalty',
  'timeout',
  'goalkeeper_off',
  'goal',
  'shootout_attempt',
] as const
export type HockeyEventType = (typeof HOCKEY_EVENTS)[number]

const KNOWN: ReadonlySet<string> = new Set(HOCKEY_EVENTS)

export function isHockeyEvent(type: string): type is HockeyEventType {
  return KNOWN.has(type)
}
