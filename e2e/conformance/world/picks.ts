import { type BetRequest, MARKET_STATUS, type Market, type SportEvent } from '@touchline/contract'
import { type Caller, Unusable } from '../wire/caller.ts'

/** A selection as a slip holds it. */
export type Pick = BetRequest['selections'][number]

const SOON_MS = 5 * 60_000

/** Selections of different events that can be bet on now, all of one provider. */
export async function findPicks(visitor: Caller, count: number, status: 'prematch' | 'live'): Promise<Pick[]> {
  const { data } = await visitor.get('getMatches', {
    query: { type: 'match', match_status: status, bettable: 'true', sort_by: '-start_time', limit: '100' },
  })
  const open = data.filter(
    (event) => event.main_market && (status === 'live' || Date.parse(event.start_time) > Date.now() + SOON_MS),
  )
  // One bet may not mix data providers: the one with the most to offer is taken.
  const byProvider = Map.groupBy(
    open.flatMap((event) => pickOf(event, event.main_market).map((pick) => ({ provider: event.provider, pick }))),
    ({ provider }) => provider,
  )
  const picks = [...byProvider.values()].sort((a, b) => b.length - a.length)[0]?.map(({ pick }) => pick) ?? []
  if (picks.length < count) throw new Unusable(`no ${count} ${status} events to bet on are listed`)
  return picks.slice(0, count)
}

function pickOf(event: SportEvent, market: Market | null): Pick[] {
  const outcome = market?.outcomes.find(({ active, odds }) => active && odds > 12_000 && odds < 200_000)
  if (market?.status !== MARKET_STATUS.allowed || !outcome) return []
  const { id: market_id, specifier } = market
  return [{ match_id: event.id, market_id, specifier, outcome_id: outcome.id, odds: outcome.odds }]
}
