import type { MessageId } from '../../i18n/index.ts'

/** What a situation of the feed is called. A type that is not here is drawn without a name. */
export const SITUATION_NAMES: Readonly<Record<string, MessageId>> = {
  attack: 'match.situation.attack',
  dangerous_attack: 'match.situation.dangerous_attack',
  possession: 'match.situation.possession',
  corner: 'match.situation.corner',
  free_kick: 'match.situation.free_kick',
  penalty: 'match.situation.penalty',
  goal: 'match.situation.goal',
  goal_kick: 'match.situation.goal_kick',
  kick_off: 'match.situation.kick_off',
  shot_on_target: 'match.situation.shot_on_target',
  shot_off_target: 'match.situation.shot_off_target',
  shot_on_goal: 'match.situation.shot_on_target',
  yellow_card: 'match.situation.yellow_card',
  red_card: 'match.situation.red_card',
  faceoff: 'match.situation.faceoff',
  power_play: 'match.situation.power_play',
  serve: 'match.situation.serve',
  at_bat: 'match.situation.at_bat',
  drive: 'match.situation.drive',
  round: 'match.situation.round',
  fight: 'match.situation.fight',
  timeout: 'match.situation.timeout',
  break: 'match.situation.break',
}

/** Situations in which a side presses forward: drawn as an arrow towards the other goal. */
export const PRESSING = new Set([
  'attack',
  'dangerous_attack',
  'possession',
  'shot_on_target',
  'shot_off_target',
  'shot_on_goal',
  'drive',
  'power_play',
])

/** Where play is along the field from the left, 0 to 1; home plays to the right. Null where it is not known. */
export function placeOnField(situation: {
  side: 'home' | 'away' | null
  progress: number | null
  type: string
}): number | null {
  const { side, progress, type } = situation
  if (side === null) return null
  const typical: Readonly<Record<string, number>> = {
    corner: 0.98,
    penalty: 0.88,
    goal: 0.97,
    dangerous_attack: 0.8,
    attack: 0.65,
    kick_off: 0.5,
    faceoff: 0.5,
    goal_kick: 0.06,
  }
  const along = progress ?? typical[type] ?? 0.55
  return side === 'home' ? along : 1 - along
}
