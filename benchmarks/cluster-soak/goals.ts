import type { SportEvent } from '@touchline/contract'
import { fetchJson } from '../../e2e/harness/api.ts'
import { sleep } from '../../e2e/harness/wait.ts'

const LIVE = '/api/v2/matches?type=match&match_status=live&limit=50'
const LOOK_MS = 300

/** Matches in play, the most prominent first. */
export async function matchesInPlay(origin: string): Promise<readonly SportEvent[]> {
  return (await fetchJson<{ data: readonly SportEvent[] }>(origin, LIVE)).data
}

/** The match in which the next goal falls; null where none does in time. */
export async function nextGoal(
  inPlay: () => Promise<readonly SportEvent[]>,
  patienceMs: number,
): Promise<number | null> {
  let before: ReadonlyMap<number, number> = new Map()
  for (const until = Date.now() + patienceMs; Date.now() < until; ) {
    const now = goalsOf(await inPlay())
    const scored = scoredSince(before, now)
    if (scored !== null) return scored
    before = now
    await sleep(LOOK_MS)
  }
  return null
}

/** The first match that has more goals than before; one that was not there before has none to compare with. */
export function scoredSince(before: ReadonlyMap<number, number>, now: ReadonlyMap<number, number>): number | null {
  for (const [id, goals] of now) if (goals > (before.get(id) ?? goals)) return id
  return null
}

/** Goals of each football match in play, by id. */
function goalsOf(events: readonly SportEvent[]): ReadonlyMap<number, number> {
  const goals = events.flatMap((event) => {
    if (event.type !== 'match' || event.tournament.sport.key !== 'football' || !event.statistics) return []
    const { home, away } = event.statistics.total_score
    return [[event.id, home + away] as const]
  })
  return new Map(goals)
}
