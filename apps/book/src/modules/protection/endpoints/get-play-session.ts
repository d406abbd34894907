import { isStorageRefused } from '../../../db/index.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { findPlay, isOver } from '../play.ts'
import type { ProtectionPorts } from '../ports.ts'

const SEEN = 'SELECT begin_play($1, $2, NULL, 1)'

/**
 * Asked for while somebody plays: that they are there is noted. Where no play has begun there is nothing to check: who polls this
 * is told to stop by a bad request.
 */
export function getPlaySession({ db, clock }: ProtectionPorts): Handler<'getPlaySession'> {
  return async ({ player: { playerId } }) => {
    const now = clock.now()
    const play = await findPlay(db, playerId, now)
    if (play === null) return refuse('no_play_session')
    if (isOver(play, now)) return refuse('session_limit_reached')
    // A database that stores nothing still tells what it knows.
    await db.query(SEEN, [playerId, new Date(now)]).catch((error: unknown) => {
      if (!isStorageRefused(error)) throw error
    })
    return { data: play }
  }
}
