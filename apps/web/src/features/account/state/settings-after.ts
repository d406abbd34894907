import type { CallBody, Settings } from '@touchline/contract'

/** Settings as a change makes them, shown at once, before the server has it. */
export function settingsAfter(before: Settings, change: CallBody<'updateSettings'>): Settings {
  return {
    ...before,
    stakes: { ...before.stakes, ...change.stakes },
    auto_accept_odds_change: change.auto_accept_odds_change ?? before.auto_accept_odds_change,
    odds_types: { ...before.odds_types, selected: change.odds_type ?? before.odds_types.selected },
  }
}
