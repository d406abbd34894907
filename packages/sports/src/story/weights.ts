import type { IncidentType, ScoringWay } from '@touchline/betting'

/** Pressure of its side by type of event. Other events have none. */
export const PRESSURE: Readonly<Record<string, number>> = {
  attack: 1,
  dangerous_attack: 3,
  free_kick: 1,
  corner: 3,
  shot_off_target: 4,
  shot_on_target: 6,
  shot_on_goal: 3,
  goal: 8,
  point: 1,
  score: 2,
  play: 1,
  advance: 2,
  round: 2,
  kill: 1,
  tower: 3,
  hit: 2,
  walk: 1,
  runs: 4,
}

/** Counters whose growth is an incident of its side. */
export const NOTED_COUNTERS: readonly (readonly [counter: string, type: IncidentType])[] = [
  ['yellow_cards', 'yellow_card'],
  ['red_cards', 'red_card'],
  ['penalties', 'penalty'],
  ['corners', 'corner'],
  ['timeouts', 'timeout'],
  ['towers', 'tower'],
  ['dragons', 'dragon'],
]

/** Counters that grow together with the score, by the way of scoring. */
export const SCORING_COUNTERS: readonly (readonly [counter: string, way: ScoringWay])[] = [
  ['touchdowns', 'touchdown'],
  ['field_goals', 'field_goal'],
  ['three_pointers', 'three_pointer'],
  ['breaks', 'break'],
]

/** Situations in which the named side has the ball. */
export const IN_POSSESSION: ReadonlySet<string> = new Set([
  'possession',
  'attack',
  'dangerous_attack',
  'corner',
  'free_kick',
  'goal_kick',
  'shot_on_target',
  'shot_off_target',
  'shot_on_goal',
])
