import { EVENT_STATUS } from '@touchline/contract'
import type { EventEntry } from '../events/event-entry.ts'
import type { MarketSetting } from './present-market.ts'
import { urn } from './urn.ts'

const kept = new WeakMap<EventEntry, MarketSetting>()

/** How the markets of an event are to be named; kept, since a listing asks for it again and again. */
export function marketSetting(entry: EventEntry): MarketSetting {
  const known = kept.get(entry)
  if (known !== undefined) return known
  const { provider, category } = entry.tournament
  const setting: MarketSetting = {
    urn: urn(provider, entry.type === 'match' ? 'match' : 'season', entry.id),
    sport: category.sport.key,
    provider,
    names: namesOf(entry),
    nextBetStop: entry.status === EVENT_STATUS.prematch ? new Date(betStopAt(entry)).toISOString() : null,
  }
  kept.set(entry, setting)
  return setting
}

function betStopAt(entry: EventEntry): number {
  return entry.type === 'match' ? entry.startsAt : entry.endsAt
}

function namesOf(entry: EventEntry): MarketSetting['names'] {
  if (entry.type === 'match') return { home: entry.home.name, away: entry.away.name }
  return { home: '', away: '', competitor: (outcomeId) => competitorName(entry, outcomeId) }
}

/** Name behind an outright's outcome id: `sr:competitor:42`, or the number alone. */
export function competitorName(entry: EventEntry, outcomeId: string): string | undefined {
  if (entry.type !== 'outright') return undefined
  const id = Number(outcomeId.slice(outcomeId.lastIndexOf(':') + 1))
  return entry.competitors.find((competitor) => competitor.id === id)?.name
}
