import type { MessageId } from '../i18n/index.ts'

const REASONS: Readonly<Record<string, MessageId>> = {
  possible_goal: 'match.bet_stop.possible_goal',
  possible_score: 'match.bet_stop.possible_score',
  goal_under_review: 'match.bet_stop.review',
  possible_penalty: 'match.bet_stop.penalty',
  possible_red_card: 'match.bet_stop.red_card',
  dangerous_free_kick: 'match.bet_stop.free_kick',
  video_review: 'match.bet_stop.review',
  period_end: 'match.bet_stop.period_end',
  match_ending: 'match.bet_stop.match_ending',
  game_point: 'match.bet_stop.game_point',
  break: 'match.bet_stop.break',
  scout_lost: 'match.bet_stop.scout_lost',
}

/** Why no market of an event can be bet on; of the area `match`. */
export function betStopMessage(reason: string): MessageId {
  return REASONS[reason] ?? 'match.bet_stop.other'
}
