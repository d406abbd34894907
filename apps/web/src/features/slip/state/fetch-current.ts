import type { MarketUpdate, MatchStatus, SlipSelection } from '@touchline/betting'
import type { Http } from '@touchline/client/http'
import { matchStatusName } from './live-source.ts'

/** What the server says now of the matches of some selections. */
export interface CurrentMarkets {
  readonly updates: readonly { readonly matchId: number; readonly markets: readonly MarketUpdate[] }[]
  readonly statuses: ReadonlyMap<number, MatchStatus>
}

/** Current prices and statuses for selections that were kept; what the server does not answer is left out. */
export async function fetchCurrent(http: Http, selections: readonly SlipSelection[]): Promise<CurrentMarkets> {
  const matchIds = [...new Set(selections.map((leg) => leg.matchId))]
  if (matchIds.length === 0) return { updates: [], statuses: new Map() }
  const pairs = [...new Set(selections.map((leg) => `${leg.matchId}/${leg.marketId}`))].map((pair) => pair.split('/'))
  const [matches, ...markets] = await Promise.all([
    http.call('getMatches', { query: { id: matchIds.join(','), limit: matchIds.length } }),
    ...pairs.map(async ([matchId, marketId]) => {
      const args = { params: { id: Number(matchId) }, query: { market_id: Number(marketId), limit: 500 } }
      return { matchId: Number(matchId), answer: await http.call('getMatchMarkets', args) }
    }),
  ])
  return {
    updates: markets.flatMap(({ matchId, answer }) => (answer.ok ? [{ matchId, markets: answer.data.data }] : [])),
    statuses: new Map(
      matches.ok ? matches.data.data.map((event) => [event.id, matchStatusName(event.status)] as const) : [],
    ),
  }
}
