import type { CallAnswer, CallName, CallParams, Market, SportEvent } from '@touchline/contract'
import type { LiveStore } from '../live/index.ts'

type Answer<N extends CallName> = NonNullable<CallAnswer<N>>

/** Calls that return events or markets, whose values the live store keeps up to date. */
type LiveCall = {
  [N in CallName]: [Answer<N>] extends [never]
    ? never
    : Answer<N> extends { readonly data: SportEvent | readonly SportEvent[] | readonly Market[] }
      ? N
      : never
}[CallName]

/** Calls that return events among other things. */
type MixedCall = 'search' | 'getFavourites'

/** Calls whose responses update the live store. */
export type LiveAnswers = LiveCall | MixedCall

/** What each call puts into the live store. One that is missing does not compile. */
const INGEST: {
  readonly [N in LiveAnswers]: (live: LiveStore, answer: Answer<N>, params: CallParams<N>) => void
} = {
  getMatches: (live, { data }) => live.ingestEvents(data),
  search: (live, { data }) => live.ingestEvents(data.events),
  getFavourites: (live, { data }) =>
    live.ingestEvents(data.flatMap((followed) => (followed.type === 'events' ? followed.event : []))),
  getMatch: (live, { data }) => live.ingestEvents([data]),
  getMatchMarkets: (live, { data }, { id }) => live.ingestMarkets(id, data),
  getCustomMarkets: (live, { data }, { matchId }) => live.ingestMarkets(matchId, data),
}

/** Hands the prices, scores and clocks of a response to the live store; other responses have none. */
export function ingestAnswer(live: LiveStore, name: CallName, params: unknown, data: unknown): void {
  const ingest = (INGEST as Partial<Record<CallName, (live: LiveStore, answer: unknown, params: unknown) => void>>)[
    name
  ]
  ingest?.(live, data, params)
}
