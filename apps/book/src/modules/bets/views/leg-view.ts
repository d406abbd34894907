import { EVENT_STATUS, type SportKey } from '@touchline/betting'
import type { Selection } from '@touchline/contract'
import { marketDescriptor, marketName, outcomeName } from '@touchline/sports'
import type { ServedLocale } from '../../../kernel/locale.ts'
import type { EventDescription } from '../../../kernel/ports/event-directory.ts'

/** The key of an outcome: its event, market and outcome ids. */
export interface LegKey {
  readonly eventId: number
  readonly marketId: number
  readonly specifier: string
  readonly outcomeId: string
}

/** The names of a selection's event, market and outcome, in the reader's language. */
export function legView(
  { eventId, marketId, specifier, outcomeId }: LegKey,
  event: EventDescription | undefined,
  locale: ServedLocale,
): Pick<Selection, 'market' | 'outcome' | 'match'> {
  const names = { home: event?.home ?? '', away: event?.away ?? '', competitor: event?.competitor }
  const descriptor =
    event === undefined
      ? null
      : (event.market?.(marketId, specifier) ?? marketDescriptor(event.sport_key as SportKey, marketId))
  return {
    market: {
      id: marketId,
      name: descriptor === null ? `#${marketId}` : marketName(descriptor, specifier, names, locale),
    },
    outcome: {
      id: outcomeId,
      name: descriptor === null ? outcomeId : outcomeName(descriptor, specifier, outcomeId, names, locale),
    },
    match: {
      id: eventId,
      urn_id: event?.urn_id ?? `tl:match:${eventId}`,
      slug: event?.slug ?? `m${eventId}`,
      type: event?.type ?? 'match',
      name: event?.name ?? `#${eventId}`,
      home: event?.home ?? null,
      away: event?.away ?? null,
      sport_key: event?.sport_key ?? '',
      tournament_name: event?.tournament_name ?? '',
      status: event?.status ?? EVENT_STATUS.not_covered,
      start_time: new Date(event?.start_time ?? 0).toISOString(),
      score: event?.score ?? null,
    },
  }
}
