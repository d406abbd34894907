import { EVENT_STATUS } from '@touchline/contract'
import type { RunDeps } from './deps.ts'
import type { Roster } from './roster.ts'

/** Takes a match off the programme, before its start or under way: nothing of it can be bet on any more. */
export function takeOff(deps: RunDeps, roster: Roster, id: number, at: number): void {
  const { board, catalogue, publication } = deps
  roster.prematch.delete(id)
  roster.running.delete(id)
  const entry = catalogue.book.get(id)
  if (entry?.type !== 'match') return
  const status = EVENT_STATUS.not_covered
  catalogue.book.put({ ...entry, status, betStop: null, version: Math.max(at, entry.version + 1) })
  const markets = [...(board.match(id)?.markets.values() ?? [])].map((market) => ({
    ...market,
    status: -4 as const,
    outcomes: market.outcomes.map((outcome) => ({ ...outcome, active: false, odds: 0 })),
  }))
  publication.match(id, true, at)
  publication.markets(board.put(id, { at, status, betStop: null, markets }), at)
  publication.status(id, at)
  publication.flush(at)
  catalogue.book.remove(id)
  board.remove(id)
}
