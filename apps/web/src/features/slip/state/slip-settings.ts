import { PROVIDERS, type SlipContext, type SlipSettings } from '@touchline/betting'
import type { Settings } from '@touchline/contract'
import { type AccountState, activeAccount } from '../../account/index.ts'
import type { MaxStakes } from './ticket-state.ts'

/** The betting settings that govern how a slip is built. */
export function slipSettingsOf(settings: Settings): Partial<SlipSettings> {
  return {
    acceptMode: settings.auto_accept_odds_change,
    inactiveProviders: PROVIDERS.filter((provider) => settings.provider_statuses[provider] === 'down'),
    multiSingleProviders: PROVIDERS.filter(
      (provider) => settings.multi_bet_settings.available_by_provider[provider] === true,
    ),
  }
}

/** What the slip does not know itself: balance and limits in its currency. */
export function slipContext(account: AccountState, currency: string, maxStakes: MaxStakes): SlipContext {
  return {
    balance: activeAccount(account.auth)?.balance ?? null,
    minStake: account.settings?.stake_limits[currency]?.min ?? 1,
    maxStake: account.settings?.stake_limits[currency]?.max ?? Number.MAX_SAFE_INTEGER,
    maxPayout: account.settings?.max_payout[currency] ?? Number.MAX_SAFE_INTEGER,
    ...(maxStakes.step === 'known' && { maxStakes: maxStakes.byBet }),
  }
}
