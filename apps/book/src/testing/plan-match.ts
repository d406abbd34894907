import type { TestBook } from './test-book.ts'
import type { TestMatch } from './test-match.ts'
import { COMPETITORS, openTestWorld } from './test-world.ts'

/** Puts a match of the board into the programme. */
export async function planMatch(book: TestBook, match: TestMatch, startsAt: number): Promise<void> {
  await openTestWorld(book)
  await book.parts.db.query(
    `INSERT INTO matches (id, type, tournament_id, home_id, away_id, origin, seed, status, starts_at, anchor_at, speed)
     OVERRIDING SYSTEM VALUE VALUES ($1, 'match', 1001, $2, $3, 'import', $4, 0, $5, $5, 1)`,
    [match.id, COMPETITORS.arsenal.id, COMPETITORS.chelsea.id, `planned-${match.id}`, new Date(startsAt)],
  )
}
