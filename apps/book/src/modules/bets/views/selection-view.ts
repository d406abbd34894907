import type { Selection } from '@touchline/contract'
import type { EventDescription } from '../../../context.ts'
import type { ServedLocale } from '../../../lib/locale.ts'
import { marketDescriptor, marketName, outcomeName, type SportKey } from '../../pricing/index.ts'
import type { BetRecord, LegRecord } from '../bet-record.ts'
import { legText } from './leg-text.ts'

/** Room for the legs of one bet in the ids of selections. */
const LEGS_PER_BET = 64

/** A leg with its names in the reader's language. The legs of a rejected bet have nothing to explain. */
export function selectionView(
  bet: Pick<BetRecord, 'id' | 'status'>,
  leg: LegRecord,
  event: EventDescription | undefined,
  locale: ServedLocale,
): Selection {
  const names = { home: event?.home ?? '', away: event?.away ?? '', competitor: event?.competitor }
  const descriptor = event === undefined ? null : marketDescriptor(event.sport_key as SportKey, leg.marketId)
  const market = descriptor === null ? `#${leg.marketId}` : marketName(descriptor, leg.specifier, names, locale)
  const outcome =
    descriptor === null ? leg.outcomeId : outcomeName(descriptor, leg.specifier, leg.outcomeId, names, locale)
  return {
    id: bet.id * LEGS_PER_BET + leg.position,
    status: leg.status === 'held' ? 'open' : leg.status,
    explanation: bet.status === 'rejected' ? null : legText(leg.status, outcome, leg.finalText, locale),
    market: { id: leg.marketId, name: market },
    outcome: { id: leg.outcomeId, name: outcome },
    specifier: leg.specifier,
    odds: leg.odds,
    dead_heat_factor: leg.deadHeatFactor,
    match: {
      id: leg.matchId,
      urn_id: event?.urn_id ?? `tl:match:${leg.matchId}`,
      slug: event?.slug ?? `m${leg.matchId}`,
      type: event?.type ?? 'match',
      name: event?.name ?? `#${leg.matchId}`,
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
