import { EVENT_STATUS, type SportEventType } from '@touchline/contract'
import type { MarketNames } from '@touchline/sports'
import { indexed } from '../../../kernel/indexed.ts'
import type { ServedLocale } from '../../../kernel/locale.ts'
import { competitorsOf, type EventEntry } from '../events/event-entry.ts'
import { type CompetitorRow, competitorIn } from '../reference/reference.ts'
import type { MarketSetting } from './present-market.ts'
import { type UrnKind, urn } from './urn.ts'

const URN_KINDS: Readonly<Record<SportEventType, UrnKind>> = {
  match: 'match',
  outright: 'season',
  race: 'race',
  draw: 'draw',
}

const inCompetitors = indexed((competitor: CompetitorRow) => competitor.id)
const kept = new WeakMap<EventEntry, MarketSetting>()

/** How the markets of an event are to be named; kept, since a listing requests it again and again. */
export function marketSetting(entry: EventEntry): MarketSetting {
  const known = kept.get(entry)
  if (known !== undefined) return known
  const { provider, category } = entry.tournament
  const setting: MarketSetting = {
    urn: urn(provider, URN_KINDS[entry.type], entry.id),
    sport: category.sport.key,
    provider,
    names: (locale) => namesOf(entry, locale),
    markets: entry.tournament.markets,
    nextBetStop: entry.status === EVENT_STATUS.prematch ? new Date(betStopAt(entry)).toISOString() : null,
  }
  kept.set(entry, setting)
  return setting
}

function betStopAt(entry: EventEntry): number {
  return entry.type === 'outright' ? entry.endsAt : entry.startsAt
}

function namesOf(entry: EventEntry, locale: ServedLocale): MarketNames {
  const competitor = (outcomeId: string) => competitorName(entry, outcomeId, locale)
  if (entry.type !== 'match') return { home: '', away: '', competitor }
  return { home: competitorIn(entry.home, locale), away: competitorIn(entry.away, locale), competitor }
}

/** Name behind the outcome id of an outright or a race: `sr:competitor:42`, or the number alone. */
export function competitorName(entry: EventEntry, outcomeId: string, locale: ServedLocale): string | undefined {
  if (entry.type === 'match') return entry.tournament.markets?.profile(outcomeId, locale)
  const id = Number(outcomeId.slice(outcomeId.lastIndexOf(':') + 1))
  const found = inCompetitors(competitorsOf(entry), id)
  // Of a feed the number here may be another than in its id.
  return entry.tournament.markets?.profile(outcomeId, locale) ?? (found && competitorIn(found, locale))
}
