import type { Category, Competitor, EventCounts, Sport, SportRef, Tournament, TournamentRef } from '@touchline/contract'
import { describedOutcomes, marketsOf } from '@touchline/sports'
import type { ServedLocale } from '../../../kernel/locale.ts'
import { nameIn } from '../../../kernel/names.ts'
import {
  type CategoryRow,
  type CompetitorRow,
  competitorIn,
  type SportRow,
  type TournamentRow,
} from '../reference/reference.ts'
import { tournamentSlug } from './slug.ts'
import { urn } from './urn.ts'

export function presentSportRef(sport: SportRow, locale: ServedLocale): SportRef {
  const { id, key, type, provider, names } = sport
  return { id, urn_id: urn(provider, 'sport', id), key, name: nameIn(names, locale), type }
}

export function presentSport(sport: SportRow, counts: EventCounts, locale: ServedLocale): Sport {
  const { priority, provider } = sport
  return { ...presentSportRef(sport, locale), priority, provider, events_count: counts }
}

export function presentCategory(category: CategoryRow, counts: EventCounts, locale: ServedLocale): Category {
  return {
    ...categoryRef(category, locale),
    priority: category.priority,
    sport: presentSportRef(category.sport, locale),
    events_count: counts,
  }
}

export function presentTournamentRef(tournament: TournamentRow, locale: ServedLocale): TournamentRef {
  const { id, names, priority, provider, category } = tournament
  return {
    id,
    urn_id: urn(provider, 'tournament', id),
    slug: tournamentSlug(names.en, id),
    name: nameIn(names, locale),
    priority,
    category: categoryRef(category, locale),
    sport: presentSportRef(category.sport, locale),
  }
}

export function presentTournament(tournament: TournamentRow, counts: EventCounts, locale: ServedLocale): Tournament {
  const markets = marketsOf(tournament.category.sport.key)
  const width = (listing: 'main' | 'secondary') => {
    const descriptor = markets.find((market) => market.listing === listing)
    return descriptor === undefined ? 0 : describedOutcomes(descriptor, '').length
  }
  return {
    ...presentTournamentRef(tournament, locale),
    main_market_outcome_count: width('main'),
    secondary_market_outcome_count: width('secondary'),
    events_count: counts,
  }
}

export function presentCompetitor(competitor: CompetitorRow, locale: ServedLocale): Competitor {
  const { id, shortName, primary, secondary } = competitor
  return {
    id,
    name: competitorIn(competitor, locale),
    short_name: shortName,
    logo: null,
    colors: { primary, secondary },
  }
}

function categoryRef(category: CategoryRow, locale: ServedLocale) {
  const { id, key, names, countryCode } = category
  return { id, slug: key, name: nameIn(names, locale), country_code: countryCode }
}
