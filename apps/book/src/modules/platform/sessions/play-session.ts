import type { PlaySession } from '@touchline/contract'
import type { PlatformParts } from '../parts.ts'

interface PlayRow {
  readonly play_started_at: Date
  readonly play_continued_at: Date | null
}

/** Begins play in a session where it has not begun, and answers it. @param isContinued the player goes on after a check */
export async function playSession(
  { db, clock }: PlatformParts,
  sessionId: number,
  isContinued: boolean,
): Promise<PlaySession> {
  const now = new Date(clock.now())
  const [row] = await db.query<PlayRow>(
    `UPDATE sessions SET play_started_at = coalesce(play_started_at, $2),
       play_continued_at = CASE WHEN $3 THEN $2 ELSE play_continued_at END
     WHERE id = $1 RETURNING play_started_at, play_continued_at`,
    [sessionId, now, isContinued],
  )
  return view(row ?? { play_started_at: now, play_continued_at: null })
}

/** The play that is running in a session, or null where none has begun. */
export async function runningPlaySession({ db }: PlatformParts, sessionId: number): Promise<PlaySession | null> {
  const [row] = await db.query<PlayRow>(
    'SELECT play_started_at, play_continued_at FROM sessions WHERE id = $1 AND play_started_at IS NOT NULL',
    [sessionId],
  )
  return row === undefined ? null : view(row)
}

function view({ play_started_at, play_continued_at }: PlayRow): PlaySession {
  return {
    started_at: play_started_at.toISOString(),
    continued_at: play_continued_at?.toISOString() ?? null,
    reality_check_ms: null,
    limit_reached_at: null,
  }
}
