import type { Db } from '../../../db/index.ts'
import { type Catalogue, knowsMatch } from '../../catalogue/index.ts'
import type { Runner } from '../run/runner.ts'
import { loadOpenMatches } from '../store/load-matches.ts'
import type { StoredMatch } from '../store/stored-match.ts'

/**
 * Brings the roster in line with the database, which another process writes: new matches come, those taken off the
 * programme go, and a match with another kick-off or clock is taken up again. What is over is left to the own clock.
 */
export async function syncRoster(db: Db, catalogue: Catalogue, runner: Runner): Promise<void> {
  const open = await loadOpenMatches(db)
  if (!open.every((match) => knowsMatch(catalogue.reference(), match))) await catalogue.reload()
  const { prematch, running } = runner.roster
  const stored = new Map(open.map((match) => [match.id, match]))
  const held = [
    ...[...prematch.values()].map(({ match }) => match),
    ...[...running.values()].filter(({ endedAt }) => endedAt === null).map(({ live }) => live.match),
  ]
  runner.drop(
    held
      .filter((match) => {
        const now = stored.get(match.id)
        return now === undefined ? prematch.has(match.id) : !sameClock(match, now)
      })
      .map((match) => match.id),
  )
  runner.add(open.filter((match) => !prematch.has(match.id) && !running.has(match.id)))
  // Storing is the other process's work.
  for (const match of running.values()) {
    match.unsaved = false
    match.stored = match.endedAt !== null && !stored.has(match.live.match.id)
  }
}

function sameClock(a: StoredMatch, b: StoredMatch): boolean {
  return a.startsAt === b.startsAt && a.anchorAt === b.anchorAt && a.anchorMs === b.anchorMs && a.speed === b.speed
}
