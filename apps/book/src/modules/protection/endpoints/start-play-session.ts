import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { findPlay, isOver } from '../play.ts'
import { policyOf } from '../policy-of.ts'
import type { ProtectionPorts } from '../ports.ts'

const BEGIN = 'SELECT begin_play($1, $2, $3, $4)'

/** One stretch of play, however many devices. Where a limit on time is reached none begins. */
export function startPlaySession({ db, clock, terms }: ProtectionPorts): Handler<'startPlaySession'> {
  return async ({ player: { playerId }, country }) => {
    const now = clock.now()
    const policy = await policyOf(db, terms, playerId, country)
    const before = await findPlay(db, playerId, now)
    if (before !== null && isOver(before, now)) return refuse('session_limit_reached')
    await db.query(BEGIN, [playerId, new Date(now), policy.realityCheckMs, policy.restMs])
    const play = await findPlay(db, playerId, now)
    // Its limit of a period may have been used up by other stretches.
    return play === null || isOver(play, now) ? refuse('session_limit_reached') : { data: play }
  }
}
