import type { EventStatus } from '@touchline/betting'
import type { MatchEntry } from '../../catalogue/index.ts'

/** Whether two entries of a match show the same; their version and clock aside. */
export function isSameEntry(a: MatchEntry, b: MatchEntry): boolean {
  const form = ({ status, startsAt, score, betStop, venue }: MatchEntry): string =>
    JSON.stringify([status satisfies EventStatus, startsAt, score, betStop, venue])
  return a.tournament === b.tournament && a.home === b.home && a.away === b.away && form(a) === form(b)
}
