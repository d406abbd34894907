import {
  type AcceptMode,
  ADDITIONAL_PROVIDERS,
  type AdditionalProvider,
  ODDS_FORMATS,
  type OddsFormat,
  type Settings,
} from '@touchline/contract'
import { offeredProviders } from '../../../kernel/additional-providers.ts'
import type { CurrencyRules } from '../../wallet/index.ts'
import type { PlatformParts } from '../parts.ts'
import type { PlatformTerms } from '../ports.ts'

export interface SettingsRow {
  /** Presets by currency, in subunits. */
  readonly stakes: Readonly<Record<string, number[]>>
  readonly accept_mode: AcceptMode
  readonly odds_format: OddsFormat
  readonly push_subscription: string | null
  readonly updated_at: Date
}

/** What holds until a player chooses otherwise: nothing lower than what was on screen, and nothing better refused. */
export const DEFAULT_ACCEPT_MODE: AcceptMode = 'higher'
const DEFAULT_ODDS_FORMAT: OddsFormat = 'european'
/** Presets as multiples of the smallest stake. */
const PRESET_STEPS = [50n, 100n, 250n, 500n]

/** The betting settings of a player, or the defaults where there is no row. */
export function settingsView({ terms, currencies, providers }: PlatformParts, row: SettingsRow | null): Settings {
  const { additionalProviders: additional } = terms
  const offered = offeredProviders(additional)
  return {
    custom_bet_allow_single: true,
    custom_bet_enabled: true,
    stakes: byCurrency(
      [...currencies.values()],
      (rules) => row?.stakes[rules.currency.code]?.filter((stake) => stake <= rules.maxStake) ?? presets(rules),
    ),
    auto_accept_odds_change: row?.accept_mode ?? DEFAULT_ACCEPT_MODE,
    odds_types: { available: [...ODDS_FORMATS], selected: row?.odds_format ?? DEFAULT_ODDS_FORMAT },
    one_signal_push_notification_subscription: row?.push_subscription ?? null,
    updated_at: row?.updated_at.toISOString() ?? null,
    video_settings: { enabled: false },
    provider_statuses: Object.fromEntries(offered.map((provider) => [provider, providers.statusOf(provider)])),
    sport_type_providers: {
      regular: ['betradar'],
      cyber: ['oddin'],
      ...(additional.has('horse_racing') && { racing: ['racing'] }),
      ...(additional.has('lotto') && { lottery: ['lotto'] }),
    },
    multi_bet_settings: {
      available_by_provider: Object.fromEntries(
        offered.map((provider) => [provider, terms.multiSingleProviders.includes(provider)]),
      ),
    },
    additional_providers: {
      horse_racing: additionalView(terms, 'horse_racing'),
      lotto: additionalView(terms, 'lotto'),
    },
    allow_multiple_active_user_freebets: terms.multipleFreebets,
    stake_limits: byCurrency([...currencies.values()], ({ minStake, maxStake }) => ({
      min: Number(minStake),
      max: Number(maxStake),
    })),
    max_payout: byCurrency([...currencies.values()], ({ maxPayout }) => Number(maxPayout)),
    live_delay_ms: terms.liveDelayMs,
  }
}

function additionalView({ additionalProviders, launchProviders }: PlatformTerms, key: AdditionalProvider) {
  const enabled = additionalProviders.has(key)
  return { enabled, launch: enabled && launchProviders.includes(ADDITIONAL_PROVIDERS[key]) }
}

function presets({ minStake }: CurrencyRules): number[] {
  return PRESET_STEPS.map((step) => Number(minStake * step))
}

function byCurrency<T>(rules: readonly CurrencyRules[], value: (rules: CurrencyRules) => T): Record<string, T> {
  return Object.fromEntries(rules.map((entry) => [entry.currency.code, value(entry)]))
}
