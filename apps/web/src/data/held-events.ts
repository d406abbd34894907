import type { QueryClient } from '@tanstack/react-query'
import type { CallAnswer, CallName } from '@touchline/contract'
import type { LiveAnswers } from './ingest.ts'

type Asked = Readonly<Record<string, unknown>>

/** The events that a response is about. One that is missing does not compile. */
const EVENTS_IN: {
  readonly [N in LiveAnswers]: (answer: NonNullable<CallAnswer<N>>, asked: Asked) => readonly unknown[]
} = {
  getMatches: ({ data }) => data.map(({ id }) => id),
  search: ({ data }) => data.events.map(({ id }) => id),
  getFavourites: ({ data }) =>
    data.flatMap((followed) => (followed.type === 'events' && followed.event ? followed.event.id : [])),
  getMatch: ({ data }) => [data.id],
  getMatchMarkets: (_, { id }) => [id],
  getCustomMarkets: (_, { matchId }) => [matchId],
}

/** Ids of the events in cached responses: a component that shows one of them need not request its prices. */
export function heldEvents(client: QueryClient): ReadonlySet<unknown> {
  const eventsIn = EVENTS_IN as Partial<Record<CallName, (answer: unknown, asked: Asked) => readonly unknown[]>>
  return new Set(
    client
      .getQueryCache()
      .getAll()
      .flatMap(({ queryKey: [name, asked], state: { data } }) =>
        data === undefined ? [] : (eventsIn[name as CallName]?.(data, asked as Asked) ?? []),
      ),
  )
}
