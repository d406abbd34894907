import type { PlaySession } from '@touchline/contract'
import type { BookContext } from '../../../context.ts'

/** Begins play in a session where it has not begun, and answers it. @param isContinued the player goes on after a check */
export async function playSession(
  { db, clock }: BookContext,
  sessionId: number,
  isContinued: boolean,
): Promise<PlaySession> {
  const now = new Date(clock.now())
  const [row] = await db.query<{ play_started_at: Date; play_continued_at: Date | null }>(
    `UPDATE sessions SET play_started_at = coalesce(play_started_at, $2),
       play_continued_at = CASE WHEN $3 THEN $2 ELSE play_continued_at END
     WHERE id = $1 RETURNING play_started_at, play_continued_at`,
    [sessionId, now, isContinued],
  )
  return {
    started_at: (row?.play_started_at ?? now).toISOString(),
    continued_at: row?.play_continued_at?.toISOString() ?? null,
    reality_check_ms: null,
    limit_reached_at: null,
  }
}
