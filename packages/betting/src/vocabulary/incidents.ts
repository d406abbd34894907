/** Things of note on a match's timeline. `score`: points of the sport's own kind, from a goal to a map. */
export const INCIDENT_TYPES = [
  'score',
  'yellow_card',
  'red_card',
  'penalty',
  'corner',
  'timeout',
  'tower',
  'dragon',
  'period',
  'end',
] as const
export type IncidentType = (typeof INCIDENT_TYPES)[number]

/** How points were made, where the sport reports it. */
export const SCORING_WAYS = ['touchdown', 'field_goal', 'three_pointer', 'break'] as const
export type ScoringWay = (typeof SCORING_WAYS)[number]
