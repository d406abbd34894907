import type { SlipSelection } from '@touchline/betting'
import type { Http } from '@touchline/client/http'
import type { SportEvent } from '@touchline/contract'
import type { FetchedMarkets } from '../state/live-source.ts'

/** What the server says now of the matches of some selections. */
export interface CurrentMarkets {
  readonly events: readonly SportEvent[]
  readonly markets: readonly FetchedMarkets[]
}

/** Current prices and statuses for selections that were kept; what the server does not return is left out. */
export async function fetchCurrent(
  http: Http,
  selections: readonly Pick<SlipSelection, 'matchId' | 'marketId'>[],
): Promise<CurrentMarkets> {
  const matchIds = [...new Set(selections.map((leg) => leg.matchId))]
  if (matchIds.length === 0) return { events: [], markets: [] }
  const pairs = [...new Set(selections.map((leg) => `${leg.matchId}/${leg.marketId}`))].map((pair) => pair.split('/'))
  const [matches, ...answers] = await Promise.all([
    http.call('getMatches', { query: { id: matchIds.join(','), limit: matchIds.length } }),
    ...pairs.map(async ([matchId, marketId]) => {
      const args = { params: { id: Number(matchId) }, query: { market_id: Number(marketId), limit: 500 } }
      return { matchId: Number(matchId), answer: await http.call('getMatchMarkets', args) }
    }),
  ])
  return {
    events: matches.ok ? matches.data.data : [],
    markets: answers.flatMap(({ matchId, answer }) => (answer.ok ? [{ matchId, markets: answer.data.data }] : [])),
  }
}
