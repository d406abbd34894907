import type { Provider } from '@touchline/contract'
import type { MatchStories } from '../../kernel/ports/match-stories.ts'
import type { CustomPricer } from '../pricing/index.ts'
import type { OfferSink } from './sink.ts'

/** Where events and prices of some providers come from: the simulator, a data provider's feed. */
export interface PriceSource {
  readonly name: string
  /** No other source has events of these. */
  readonly providers: readonly Provider[]
  /** The correlation between outcomes of its events; absent if it does not know it. */
  readonly customPricer?: CustomPricer
  /** The course of its matches, available in any process, started or not; absent if the source has none. */
  readonly stories?: MatchStories
  /** Resolves when prices are there; rejects when it cannot start. */
  start(sink: OfferSink): Promise<void>
  /** Does what is due now, without `start`. Tests work this way. */
  work?(sink: OfferSink): Promise<void>
  /** Resolves when it writes nothing any more. It can be started again. */
  stop(): Promise<void>
}

/** Throws with a sentence that names both when two sources have the same provider. */
export function assertOneSource(sources: readonly PriceSource[]): void {
  const owners = new Map<Provider, PriceSource>()
  for (const source of sources) {
    for (const provider of source.providers) {
      const other = owners.get(provider)
      if (other !== undefined) {
        throw new Error(`Provider ${provider} has two sources, ${other.name} and ${source.name}; it can have one.`)
      }
      owners.set(provider, source)
    }
  }
}

/** Calls the source that the event is of: the first that knows it. */
export function pricerOf(sources: readonly PriceSource[]): CustomPricer {
  return {
    jointProbability(eventId, legs) {
      for (const { customPricer } of sources) {
        const probability = customPricer?.jointProbability(eventId, legs) ?? null
        if (probability !== null) return probability
      }
      return null
    },
    fetch: fetchOf(sources),
  }
}

/** Has every source fetch what was requested of it and is missing; absent where none fetches. */
function fetchOf(sources: readonly PriceSource[]): CustomPricer['fetch'] {
  const fetches = sources.flatMap(({ customPricer }) => customPricer?.fetch ?? [])
  if (fetches.length === 0) return undefined
  return async () => (await Promise.all(fetches.map((fetch) => fetch()))).includes(true)
}

/** Calls every source in turn; the first that knows the event returns. */
export function storiesOf(sources: readonly PriceSource[]): MatchStories {
  async function first<T>(ask: (stories: MatchStories) => Promise<T | null>): Promise<T | null> {
    for (const { stories } of sources) {
      const story = stories === undefined ? null : await ask(stories)
      if (story !== null) return story
    }
    return null
  }
  return {
    story: (eventId) => first((stories) => stories.story(eventId)),
    settled: (eventId) => first((stories) => stories.settled(eventId)),
  }
}
