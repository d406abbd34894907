import { EVENT_STATUS } from '@touchline/contract'
import type { Db } from '../../../../db/index.ts'
import { busyUntil, createDiary, type Diary } from '../plan/diary.ts'
import { insertAppearances } from '../store/insert-matches.ts'
import { loadOpenMatches } from '../store/load-matches.ts'
import { endsAt, matchTime, type StoredMatch } from '../store/stored-match.ts'

/**
 * Gives the stored world another speed at `at` (wall ms): clocks of matches under way go on from what they show now,
 * and what has not started keeps its kick-off where its teams are still free. Where they are not, the match is taken
 * off the programme, or postponed if it has bets. Fillers without bets go: they were planned for the old speed.
 */
export async function respeed(db: Db, speed: number, at: number): Promise<void> {
  await db.tx(async (tx) => {
    const open = await loadOpenMatches(tx)
    const withBets = await matchesWithBets(tx, open)
    const started = open.filter((match) => match.startsAt <= at).map((match) => reanchored(match, speed, at))
    const diary = createDiary()
    for (const match of started) book(diary, match)
    const waiting: StoredMatch[] = []
    for (const match of open.filter((candidate) => candidate.startsAt > at).sort((a, b) => a.startsAt - b.startsAt)) {
      const faster = { ...match, speed }
      const placed = withBets.has(match.id) ? postponed(diary, faster) : match.origin === 'filler' ? null : faster
      if (placed === null || !isFree(diary, placed)) continue
      book(diary, placed)
      waiting.push(placed)
    }
    const kept = [...started, ...waiting]
    const keptIds = new Set(kept.map((match) => match.id))
    await tx.query('DELETE FROM matches WHERE id = ANY ($1::int[])', [
      open.filter((match) => !keptIds.has(match.id)).map((match) => match.id),
    ])
    await tx.query('DELETE FROM appearances WHERE match_id = ANY ($1::int[])', [[...keptIds]])
    await storeClocks(tx, kept)
    await insertAppearances(tx, kept)
  })
}

async function matchesWithBets(db: Db, matches: readonly StoredMatch[]): Promise<ReadonlySet<number>> {
  const rows = await db.query<{ id: number }>(
    'SELECT DISTINCT match_id::int AS id FROM bet_legs WHERE match_id = ANY ($1::bigint[])',
    [matches.map((match) => match.id)],
  )
  return new Set(rows.map((row) => row.id))
}

/** The clock continues at the new speed from its present value; a match that is over at that time keeps its clock. */
function reanchored(match: StoredMatch, speed: number, at: number): StoredMatch {
  if (endsAt(match) <= at) return match
  return { ...match, status: EVENT_STATUS.live, anchorMs: matchTime(match, at), anchorAt: at, speed }
}

/** The first time from its kick-off on at which both teams are free. */
function postponed(diary: Diary, match: StoredMatch): StoredMatch {
  const step = 5 * 60_000
  for (let startsAt = match.startsAt; ; startsAt += step) {
    const later = { ...match, startsAt, anchorAt: startsAt }
    if (isFree(diary, later)) return later
  }
}

function isFree(diary: Diary, match: StoredMatch): boolean {
  const until = busyUntil(endsAt(match), match.speed)
  return diary.isFree(match.homeId, match.startsAt, until) && diary.isFree(match.awayId, match.startsAt, until)
}

function book(diary: Diary, match: StoredMatch): void {
  const until = busyUntil(endsAt(match), match.speed)
  diary.book(match.homeId, match.startsAt, until)
  diary.book(match.awayId, match.startsAt, until)
}

async function storeClocks(db: Db, matches: readonly StoredMatch[]): Promise<void> {
  await db.query(
    `UPDATE matches m SET starts_at = c.starts_at, anchor_at = c.anchor_at, anchor_ms = c.anchor_ms, speed = c.speed,
                          status = c.status
     FROM unnest($1::int[], $2::timestamptz[], $3::timestamptz[], $4::float8[], $5::float8[], $6::int[])
       AS c (id, starts_at, anchor_at, anchor_ms, speed, status)
     WHERE m.id = c.id`,
    [
      matches.map((match) => match.id),
      matches.map((match) => new Date(match.startsAt).toISOString()),
      matches.map((match) => new Date(match.anchorAt).toISOString()),
      matches.map((match) => match.anchorMs),
      matches.map((match) => match.speed),
      matches.map((match) => match.status),
    ],
  )
}
