import { EVENT_STATUS, type EventStatus, type Race, type Runner } from '@touchline/contract'
import type { ServedLocale } from '../../../lib/locale.ts'
import type { BoardMarket } from '../../pricing/index.ts'
import type { Going, RaceEntry, RunnerEntry } from '../events/event-entry.ts'
import type { EventSources } from './event-sources.ts'
import { listingMarkets } from './listing-markets.ts'
import { marketsInOrder } from './market-order.ts'
import { marketSetting } from './market-setting.ts'
import { presentMarket } from './present-market.ts'
import { presentCompetitor, presentTournamentRef } from './present-reference.ts'
import { outrightSlug } from './slug.ts'

type Text = Readonly<Record<ServedLocale, string>>

const GOING_NAMES: Readonly<Record<Going, Text>> = {
  firm: { en: 'Firm', de: 'Fest' },
  good: { en: 'Good', de: 'Gut' },
  good_to_soft: { en: 'Good to soft', de: 'Gut bis weich' },
  soft: { en: 'Soft', de: 'Weich' },
  heavy: { en: 'Heavy', de: 'Schwer' },
}

/** Phases of a race: codes of the Unified Odds Feed where it has them. */
const STAGES: Readonly<Record<EventStatus, { readonly code: number; readonly name: Text }>> = {
  [EVENT_STATUS.prematch]: { code: 0, name: { en: 'Not started', de: 'Nicht gestartet' } },
  [EVENT_STATUS.live]: { code: 20, name: { en: 'Running', de: 'Läuft' } },
  [EVENT_STATUS.stopped]: { code: 80, name: { en: 'Interrupted', de: 'Unterbrochen' } },
  [EVENT_STATUS.closed]: { code: 100, name: { en: 'Finished', de: 'Im Ziel' } },
  [EVENT_STATUS.finished]: { code: 100, name: { en: 'Finished', de: 'Im Ziel' } },
  [EVENT_STATUS.not_covered]: { code: 90, name: { en: 'Abandoned', de: 'Abgebrochen' } },
}

export function presentRace(entry: RaceEntry, { board, book }: EventSources, locale: ServedLocale): Race {
  const { id, tournament, number, places, status } = entry
  const setting = marketSetting(entry)
  const priced = board.match(id)
  const { main, secondary } = listingMarkets(priced, setting.sport)
  const present = (market: BoardMarket | null) => (market === null ? null : presentMarket(market, setting, locale))
  const stage = STAGES[status]
  return {
    id,
    urn_id: setting.urn,
    slug: outrightSlug(entry.names.en, id),
    type: 'race',
    name: entry.names[locale],
    parent: presentTournamentRef(tournament, locale),
    number,
    distance_m: entry.distanceM,
    going: GOING_NAMES[entry.going][locale],
    competitors: entry.runners.map(presentRunner),
    places,
    start_time: new Date(entry.startsAt).toISOString(),
    status,
    stage: stage.code,
    stage_name: stage.name[locale],
    available_markets: priced === undefined ? 0 : marketsInOrder(priced, setting.sport).length,
    main_market: present(main),
    secondary_market: present(secondary),
    provider: tournament.provider,
    bets_count: book.betsCount(id),
    version: entry.version,
  }
}

function presentRunner(runner: RunnerEntry): Runner {
  const { horse, number, stall, jockey, trainer, age, weightKg, form, withdrawnAt, finish } = runner
  return {
    ...presentCompetitor(horse),
    number,
    stall,
    jockey,
    trainer,
    age,
    weight_kg: weightKg,
    form,
    withdrawn_at: withdrawnAt === null ? null : new Date(withdrawnAt).toISOString(),
    finish,
  }
}
