import type { BetsDeps } from '../bets-deps.ts'

/** Channels are few: of more matches than this, those of the newest bets are followed. */
const MATCHES_MAX = 60

/** Keeps the matches of open bets up to date while a list is shown. @returns follows these matches and no others */
export function createMatchFollower({ http, live }: Pick<BetsDeps, 'http' | 'live'>) {
  let followed = ''
  let release = () => {}

  async function fetchEvents(id: string, limit: number) {
    const events = await http.call('getMatches', { query: { id, limit } })
    if (events.ok) live.ingest(events.data.data)
  }

  return function follow(eventIds: readonly number[]): void {
    const ids = eventIds.slice(0, MATCHES_MAX)
    const key = ids.join()
    if (key === followed) return
    followed = key
    release()
    release = live.hold(ids)
    if (ids.length > 0) void fetchEvents(key, ids.length)
  }
}
