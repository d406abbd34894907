import { eventStatusName } from '@touchline/betting'
import type { LiveStore } from '../../live/index.ts'
import { topicOf } from '../../live/topics.ts'
import type { LiveSource } from './state/live-source.ts'

/**
 * The slip's view of the page's live store.
 * @param keepSubscribed keeps the channels of these matches open until called off, wherever the player goes
 */
export function liveFromStore(
  store: LiveStore,
  keepSubscribed: (eventIds: readonly number[]) => () => void,
): LiveSource {
  return {
    follow(selections, onChange) {
      const eventIds = [...new Set(selections.map((leg) => leg.matchId))]
      const stops = [
        keepSubscribed(eventIds),
        ...eventIds.map((id) => store.subscribe(topicOf.facts(id), () => onChange(id))),
        ...selections.map((leg) => {
          const topic = topicOf.outcome(leg.matchId, `${leg.marketId}/${leg.specifier}`, leg.outcomeId)
          return store.subscribe(topic, () => onChange(leg.matchId))
        }),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
    onProvider: (listener) =>
      store.listen('provider_status_changed', (event) => {
        if (event.type === 'provider_status_changed') listener(event.data.provider, event.data.status === 'up')
      }),
    ingest(events, markets) {
      store.ingestEvents(events)
      for (const fetched of markets) store.ingestMarkets(fetched.eventId, fetched.markets)
    },
    read(eventId, marketKeys) {
      const match = store.event(eventId)
      if (match === undefined) return null
      const markets = [...match.markets].flatMap(([key, market]) =>
        marketKeys.has(key)
          ? [
              {
                id: market.definition.id,
                specifier: market.definition.specifier,
                status: market.status,
                outcomes: [...market.outcomes].map(([id, { active, odds }]) => ({ id, active, odds })),
              },
            ]
          : [],
      )
      return { status: eventStatusName(match.facts.status), markets }
    },
  }
}
