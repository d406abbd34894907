import type { MessageId } from '../../i18n/index.ts'
import { useText } from '../../i18n/index.ts'
import { useMatchLive } from '../../live/index.ts'
import styles from './BetStop.module.css'

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
}

/** Says once why nothing of a match can be bet on. */
export function BetStop({ matchId }: { matchId: number }) {
  const text = useText()
  const reason = useMatchLive(matchId)?.betStopReason
  return (
    <div className={styles.BetStop} role="status" data-shown={Boolean(reason)}>
      {reason && text(REASONS[reason] ?? 'match.bet_stop.other')}
    </div>
  )
}
