import { EVENT_STATUS, type EventStatus, type Race, type Runner } from '@touchline/contract'
import type { ServedLocale } from '../../../kernel/locale.ts'
import { nameIn } from '../../../kernel/names.ts'
import { type TextId, text } from '../../../texts/index.ts'
import type { BoardMarket } from '../../pricing/index.ts'
import type { RaceEntry, RunnerEntry } from '../events/event-entry.ts'
import type { EventSources } from './event-sources.ts'
import { listingMarkets } from './listing-markets.ts'
import { marketsInOrder } from './market-order.ts'
import { marketSetting } from './market-setting.ts'
import { presentMarket } from './present-market.ts'
import { presentCompetitor, presentTournamentRef } from './present-reference.ts'
import { outrightSlug } from './slug.ts'

/** Phases of a race: codes of the Unified Odds Feed where it has them. */
const STAGES: Readonly<Record<EventStatus, { readonly code: number; readonly name: TextId }>> = {
  [EVENT_STATUS.prematch]: { code: 0, name: 'race.not_started' },
  [EVENT_STATUS.live]: { code: 20, name: 'race.running' },
  [EVENT_STATUS.stopped]: { code: 80, name: 'race.interrupted' },
  [EVENT_STATUS.closed]: { code: 100, name: 'race.finished' },
  [EVENT_STATUS.finished]: { code: 100, name: 'race.finished' },
  [EVENT_STATUS.not_covered]: { code: 90, name: 'race.abandoned' },
}

export function presentRace(entry: RaceEntry, { board, events }: EventSources, locale: ServedLocale): Race {
  const { id, tournament, number, places, status } = entry
  const setting = marketSetting(entry)
  const priced = board.event(id)
  const { main, secondary } = listingMarkets(priced, setting.sport)
  const present = (market: BoardMarket | null) => (market === null ? null : presentMarket(market, setting, locale))
  const stage = STAGES[status]
  return {
    id,
    urn_id: setting.urn,
    slug: outrightSlug(entry.names.en, id),
    type: 'race',
    name: nameIn(entry.names, locale),
    parent: presentTournamentRef(tournament, locale),
    number,
    distance_m: entry.distanceM,
    going: text(locale, `race.going.${entry.going}`),
    competitors: entry.runners.map((runner) => presentRunner(runner, locale)),
    places,
    dividends: [...entry.dividends],
    start_time: new Date(entry.startsAt).toISOString(),
    status,
    stage: stage.code,
    stage_name: text(locale, stage.name),
    available_markets: priced === undefined ? 0 : marketsInOrder(priced, setting.sport).length,
    main_market: present(main),
    secondary_market: present(secondary),
    provider: tournament.provider,
    bets_count: events.betsCount(id),
    version: entry.version,
  }
}

function presentRunner(runner: RunnerEntry, locale: ServedLocale): Runner {
  const { horse, number, stall, jockey, trainer, age, weightKg, form, silk, withdrawnAt, finish } = runner
  return {
    ...presentCompetitor(horse, locale),
    number,
    stall,
    jockey,
    trainer,
    age,
    weight_kg: weightKg,
    form,
    silk: silk ?? null,
    first_odds: runner.firstOdds ?? null,
    starting_odds: runner.startingOdds,
    withdrawn_at: withdrawnAt === null ? null : new Date(withdrawnAt).toISOString(),
    finish,
  }
}
