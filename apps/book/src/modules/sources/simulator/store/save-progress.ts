import { EVENT_STATUS } from '@touchline/betting'
import type { EventStatus } from '@touchline/contract'
import type { LotteryBalls, ScoreView } from '@touchline/sports'
import type { Db } from '../../../../db/index.ts'

/** What of a match or a draw has moved since it was last stored. */
export interface MatchProgress {
  readonly id: number
  readonly status: EventStatus
  /** Balls of a draw. */
  readonly score: ScoreView | LotteryBalls | null
}

/** Stores statuses and scores of matches. A match that is over is never opened again. */
export async function saveProgress(db: Db, matches: readonly MatchProgress[]): Promise<void> {
  if (matches.length === 0) return
  await db.query(
    `UPDATE matches m SET status = p.status, score = p.score::jsonb
     FROM unnest($1::int[], $2::int[], $3::text[]) AS p (id, status, score)
     WHERE m.id = p.id AND m.status < ${EVENT_STATUS.closed}`,
    [
      matches.map((match) => match.id),
      matches.map((match) => match.status),
      matches.map((match) => (match.score === null ? null : JSON.stringify(match.score))),
    ],
  )
}
