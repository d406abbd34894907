import type { Draw, Match, Outright, SportEvent } from '@touchline/contract'
import type { ServedLocale } from '../../../kernel/locale.ts'
import { nameIn } from '../../../kernel/names.ts'
import type { BoardMarket } from '../../pricing/index.ts'
import type { DrawEntry, EventEntry, MatchEntry, OutrightEntry } from '../events/event-entry.ts'
import type { EventSources } from './event-sources.ts'
import { hasVideo } from './has-video.ts'
import { listingMarkets } from './listing-markets.ts'
import { marketsInOrder } from './market-order.ts'
import { marketSetting } from './market-setting.ts'
import { presentMarket } from './present-market.ts'
import { presentRace } from './present-race.ts'
import { presentCompetitor, presentTournamentRef } from './present-reference.ts'
import { presentStatistics } from './present-statistics.ts'
import { matchSlug, outrightSlug } from './slug.ts'
import { stageName } from './stage-names.ts'
import { urn } from './urn.ts'

export function presentEvent(entry: EventEntry, sources: EventSources, locale: ServedLocale): SportEvent {
  switch (entry.type) {
    case 'match':
      return presentMatch(entry, sources, locale)
    case 'outright':
      return presentOutright(entry, sources, locale)
    case 'race':
      return presentRace(entry, sources, locale)
    case 'draw':
      return presentDraw(entry, sources, locale)
  }
}

function presentMatch(entry: MatchEntry, { board, events }: EventSources, locale: ServedLocale): Match {
  const { id, tournament, home, away, score } = entry
  const sport = tournament.category.sport
  const priced = board.event(id)
  const listing = listingMarkets(priced, sport.key)
  const setting = marketSetting(entry)
  const present = (market: BoardMarket | null) => (market === null ? null : presentMarket(market, setting, locale))
  const stage = score?.stage ?? 0
  return {
    id,
    urn_id: setting.urn,
    slug: matchSlug(home.name, away.name, id),
    type: 'match',
    tournament: presentTournamentRef(tournament, locale),
    competitors: { home: presentCompetitor(home, locale), away: presentCompetitor(away, locale) },
    ...placeOf(entry, locale),
    status: entry.status,
    stage,
    stage_name: stageName(stage, locale, score?.stageNames),
    start_time: new Date(entry.startsAt).toISOString(),
    available_markets: priced === undefined ? 0 : marketsInOrder(priced, sport.key).length,
    main_market: present(listing.main),
    secondary_market: present(listing.secondary),
    top_markets: listing.further.flatMap((market) => present(market) ?? []),
    has_video: hasVideo(entry),
    provider: tournament.provider,
    is_provider_stats_available: tournament.provider === 'betradar',
    bet_stop_reason: wholeBetStop(entry),
    ...(entry.offeredAs !== undefined && { offered_as: entry.offeredAs }),
    statistics: presentStatistics(score, entry.scoreAt, entry.speed, locale),
    bets_count: events.betsCount(id),
    version: entry.version,
  }
}

/** The venue of the match, or the ground of its home side. */
function placeOf({ venue, home }: MatchEntry, locale: ServedLocale): Pick<Match, 'stadium' | 'city'> {
  const { stadium, city } = venue === undefined || venue === null ? home : nameIn(venue.names, locale)
  return { stadium, city }
}

/** Reason of a stop that concerns the whole match, or null. */
export function wholeBetStop(entry: MatchEntry): string | null {
  return entry.betStop !== null && entry.betStop.groups.length === 0 ? entry.betStop.reason : null
}

function presentOutright(entry: OutrightEntry, { board }: EventSources, locale: ServedLocale): Outright {
  const { id, tournament } = entry
  const sport = tournament.category.sport
  const priced = board.event(id)
  const markets = priced === undefined ? [] : marketsInOrder(priced, sport.key)
  const main = markets[0]
  return {
    id,
    urn_id: urn(tournament.provider, 'season', id),
    slug: outrightSlug(entry.names.en, id),
    type: 'outright',
    name: nameIn(entry.names, locale),
    parent: presentTournamentRef(tournament, locale),
    competitors: entry.competitors.map((one) => presentCompetitor(one, locale)),
    start_time: new Date(entry.startsAt).toISOString(),
    end_date: new Date(entry.endsAt).toISOString(),
    status: entry.status,
    available_markets: markets.length,
    main_market: main === undefined ? null : presentMarket(main, marketSetting(entry), locale),
    ...(entry.offeredAs !== undefined && { offered_as: entry.offeredAs }),
    provider: tournament.provider,
    version: entry.version,
  }
}

function presentDraw(entry: DrawEntry, { board, events }: EventSources, locale: ServedLocale): Draw {
  const { id, tournament } = entry
  const priced = board.event(id)
  const setting = marketSetting(entry)
  const markets = priced === undefined ? [] : marketsInOrder(priced, setting.sport)
  const main = markets[0]
  return {
    id,
    urn_id: setting.urn,
    slug: outrightSlug(entry.names.en, id),
    type: 'draw',
    name: nameIn(entry.names, locale),
    parent: presentTournamentRef(tournament, locale),
    start_time: new Date(entry.startsAt).toISOString(),
    pool: entry.rules.pool,
    ball_count: entry.rules.drawn,
    has_bonus_ball: entry.rules.bonus,
    balls: [...entry.balls],
    bonus_ball: entry.bonus,
    status: entry.status,
    available_markets: markets.length,
    main_market: main === undefined ? null : presentMarket(main, setting, locale),
    provider: tournament.provider,
    bets_count: events.betsCount(id),
    version: entry.version,
  }
}
