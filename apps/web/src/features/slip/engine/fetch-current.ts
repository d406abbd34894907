import type { SlipSelection } from '@touchline/betting'
import type { Http } from '@touchline/client/http'
import type { SportEvent } from '@touchline/contract'
import type { FetchedMarkets } from '../state/live-source.ts'

/** The current data of the matches of some selections, from the server. */
export interface CurrentMarkets {
  readonly events: readonly SportEvent[]
  readonly markets: readonly FetchedMarkets[]
}

/** Current prices and statuses for selections that were kept; what the server does not return is left out. */
export async function fetchCurrent(
  http: Http,
  selections: readonly Pick<SlipSelection, 'matchId' | 'marketId'>[],
): Promise<CurrentMarkets> {
  const eventIds = [...new Set(selections.map((leg) => leg.matchId))]
  if (eventIds.length === 0) return { events: [], markets: [] }
  const pairs = [...new Set(selections.map((leg) => `${leg.matchId}/${leg.marketId}`))].map((pair) => pair.split('/'))
  const [matches, ...answers] = await Promise.all([
    http.call('getMatches', { query: { id: eventIds.join(','), limit: eventIds.length } }),
    ...pairs.map(async ([eventId, marketId]) => {
      const args = { params: { id: Number(eventId) }, query: { market_id: Number(marketId), limit: 500 } }
      return { eventId: Number(eventId), answer: await http.call('getMatchMarkets', args) }
    }),
  ])
  return {
    events: matches.ok ? matches.data.data : [],
    markets: answers.flatMap(({ eventId, answer }) => (answer.ok ? [{ eventId, markets: answer.data.data }] : [])),
  }
}
