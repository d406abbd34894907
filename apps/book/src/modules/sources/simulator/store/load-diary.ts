import type { Db } from '../../../../db/index.ts'
import { createDiary, type Diary } from '../plan/diary.ts'

/** The diary of all sides' matches that are not over at `at` (wall ms). */
export async function loadDiary(db: Db, at: number): Promise<Diary> {
  const diary = createDiary()
  const rows = await db.query<{ competitor_id: number; from_at: Date; to_at: Date }>(
    `SELECT competitor_id, lower(during) AS from_at, upper(during) AS to_at
     FROM appearances WHERE upper(during) > $1`,
    [new Date(at)],
  )
  for (const row of rows) diary.book(row.competitor_id, row.from_at.getTime(), row.to_at.getTime())
  return diary
}
