import { isStorageRefused } from '../../../db/index.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { findPlay, isOver } from '../play.ts'
import type { ProtectionPorts } from '../ports.ts'

const SEEN = 'SELECT begin_play($1, $2, NULL, 1)'

/**
 * Requested while a player plays: records that they are present. Where no play has begun there is nothing to check: a
 * client that polls this gets a bad request, so that it stops.
 */
export function getPlaySession({ db, clock }: ProtectionPorts): Handler<'getPlaySession'> {
  return async ({ player: { playerId } }) => {
    const now = clock.now()
    const play = await findPlay(db, playerId, now)
    if (play === null) return refuse('no_play_session')
    if (isOver(play, now)) return refuse('session_limit_reached')
    // A database that stores nothing can still be read.
    await db.query(SEEN, [playerId, new Date(now)]).catch((error: unknown) => {
      if (!isStorageRefused(error)) throw error
    })
    return { data: play }
  }
}
