import { EVENT_STATUS } from '@touchline/contract'
import type { ServedLocale } from '../../kernel/locale.ts'
import { nameIn } from '../../kernel/names.ts'
import type { EventDescription, EventDirectory } from '../../kernel/ports/event-directory.ts'
import type { Catalogue } from './catalogue.ts'
import type { EventEntry } from './events/event-entry.ts'
import { isOffered } from './events/event-index.ts'
import { findStored } from './finished/find-stored.ts'
import { competitorIn } from './reference/reference.ts'
import { competitorName, marketSetting } from './views/market-setting.ts'
import { matchSlug, outrightSlug } from './views/slug.ts'

/** Names and states of events for the other modules. */
export function eventDirectory(catalogue: Catalogue): EventDirectory {
  const { events } = catalogue
  return {
    async describe(ids, locale) {
      const known = ids.map((id) => events.get(id)).filter((entry) => entry !== undefined)
      const missing = ids.filter((id) => events.get(id) === undefined)
      const stored = await findStored({ db: catalogue.db, reference: catalogue.archive }, missing)
      return new Map([...known, ...stored].map((entry) => [entry.id, describe(entry, locale)]))
    },
    async counts() {
      const count = { live: 0, prematch: 0, esports: 0 }
      for (const entry of events.all()) {
        if (!isOffered(entry) || entry.type !== 'match') continue
        if (entry.status === EVENT_STATUS.prematch) count.prematch++
        else count.live++
        if (entry.tournament.category.sport.type === 'cyber') count.esports++
      }
      return count
    },
  }
}

function describe(entry: EventEntry, locale: ServedLocale): EventDescription {
  const { id, tournament, status, startsAt } = entry
  const shared = {
    id,
    urn_id: marketSetting(entry).urn,
    sport_key: tournament.category.sport.key,
    tournament_name: nameIn(tournament.names, locale),
    tournament_id: tournament.id,
    category_id: tournament.category.id,
    sport_id: tournament.category.sport.id,
    sport_type: tournament.category.sport.type,
    provider: tournament.provider,
    status,
    start_time: startsAt,
    market: (marketId: number, specifier: string) =>
      tournament.markets?.descriptor(tournament.category.sport.key, marketId, specifier) ?? null,
    competitor: (outcomeId: string) => competitorName(entry, outcomeId, locale),
  }
  if (entry.type !== 'match') {
    const slug = outrightSlug(entry.names.en, id)
    return { ...shared, slug, type: entry.type, name: nameIn(entry.names, locale), home: null, away: null, score: null }
  }
  const { score } = entry
  const [home, away] = [competitorIn(entry.home, locale), competitorIn(entry.away, locale)]
  return {
    ...shared,
    slug: matchSlug(entry.home.name, entry.away.name, id),
    type: 'match',
    name: `${home} – ${away}`,
    home,
    away,
    score: score === null ? null : { home: score.home, away: score.away },
  }
}
