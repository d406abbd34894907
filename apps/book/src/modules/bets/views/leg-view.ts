import type { Selection } from '@touchline/contract'
import type { EventDescription } from '../../../context.ts'
import type { ServedLocale } from '../../../lib/locale.ts'
import { marketDescriptor, marketName, outcomeName, type SportKey } from '../../pricing/index.ts'

/** Which outcome of which market of which event. */
export interface LegKey {
  readonly matchId: number
  readonly marketId: number
  readonly specifier: string
  readonly outcomeId: string
}

/** What a selection tells of its event, market and outcome, in the reader's language. */
export function legView(
  { matchId, marketId, specifier, outcomeId }: LegKey,
  event: EventDescription | undefined,
  locale: ServedLocale,
): Pick<Selection, 'market' | 'outcome' | 'match'> {
  const names = { home: event?.home ?? '', away: event?.away ?? '', competitor: event?.competitor }
  const descriptor = event === undefined ? null : marketDescriptor(event.sport_key as SportKey, marketId)
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
      id: matchId,
      urn_id: event?.urn_id ?? `tl:match:${matchId}`,
      slug: event?.slug ?? `m${matchId}`,
      type: event?.type ?? 'match',
      name: event?.name ?? `#${matchId}`,
      home: event?.home ?? null,
      away: event?.away ?? null,
      sport_key: event?.sport_key ?? '',
      tournament_name: event?.tournament_name ?? '',
      status: event?.status ?? 5,
      start_time: new Date(event?.start_time ?? 0).toISOString(),
      score: event?.score ?? null,
    },
  }
}
