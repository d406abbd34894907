import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { findPlay, isOver } from '../play.ts'
import type { ProtectionPorts } from '../ports.ts'

const CONTINUE = 'UPDATE play_sessions SET continued_at = $2, seen_at = $2 WHERE player_id = $1'

/** The player confirms the reality check and continues to play, on all devices. */
export function continuePlaySession({ db, clock }: ProtectionPorts): Handler<'continuePlaySession'> {
  return async ({ player: { playerId } }) => {
    const now = clock.now()
    const before = await findPlay(db, playerId, now)
    if (before === null) return refuse('no_play_session')
    if (isOver(before, now)) return refuse('session_limit_reached')
    await db.query(CONTINUE, [playerId, new Date(now)])
    const play = await findPlay(db, playerId, now)
    return play === null ? refuse('no_play_session') : { data: play }
  }
}
