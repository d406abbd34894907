import type { MessageId } from '../../i18n/index.ts'

/** What the feed's counters are called, in the order they are shown. */
export const COUNTER_NAMES: Readonly<Record<string, MessageId>> = {
  shots_on_target: 'match.counter.shots_on_target',
  shots_off_target: 'match.counter.shots_off_target',
  shots_on_goal: 'match.counter.shots_on_goal',
  dangerous_attacks: 'match.counter.dangerous_attacks',
  attacks: 'match.counter.attacks',
  corners: 'match.counter.corners',
  free_kicks: 'match.counter.free_kicks',
  penalties: 'match.counter.penalties',
  yellow_cards: 'match.counter.yellow_cards',
  red_cards: 'match.counter.red_cards',
  aces: 'match.counter.aces',
  double_faults: 'match.counter.double_faults',
  breaks: 'match.counter.breaks',
  fouls: 'match.counter.fouls',
  three_pointers: 'match.counter.three_pointers',
  timeouts: 'match.counter.timeouts',
  faceoffs: 'match.counter.faceoffs',
  hits: 'match.counter.hits',
  outs: 'match.counter.outs',
  kills: 'match.counter.kills',
  touchdowns: 'match.counter.touchdowns',
  field_goals: 'match.counter.field_goals',
  towers: 'match.counter.towers',
  dragons: 'match.counter.dragons',
}
