import { DEFAULT_POLICY, type Jurisdiction, type ProtectionPolicy } from './policy.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The rules of every jurisdiction: one object each. */
export const POLICIES: { readonly [J in Jurisdiction]: ProtectionPolicy & { readonly jurisdiction: J } } = {
  default: { ...DEFAULT_POLICY, jurisdiction: 'default' },
  // A looser limit after 24 hours and a second word; exclusions of half a year to five, and a day to come back.
  uk: { ...DEFAULT_POLICY, jurisdiction: 'uk', realityCheckMs: HOUR_MS, mark: 'helpline' },
  ontario: {
    ...DEFAULT_POLICY,
    jurisdiction: 'ontario',
    confirmWithinMs: null,
    realityCheckMs: HOUR_MS,
    breakDays: [1, 7, 30, 60, 90],
    exclusionDays: [180, 365, 1_825],
    mark: 'helpline',
  },
  // Limits on deposits hold for all players; a looser one takes three days.
  sweden: {
    ...DEFAULT_POLICY,
    jurisdiction: 'sweden',
    loosenDelayMs: 72 * HOUR_MS,
    confirmWithinMs: null,
    needsDepositLimit: true,
    keepsDepositLimit: true,
    realityCheckMs: HOUR_MS,
    breakDays: [1, 7, 30],
    exclusionDays: [90, 180, 365],
    mark: 'panel',
  },
  denmark: {
    ...DEFAULT_POLICY,
    jurisdiction: 'denmark',
    needsDepositLimit: true,
    keepsDepositLimit: true,
    breakDays: [1, 30],
    exclusionDays: [30, 90, 180, 365],
    returnDelayMs: 7 * DAY_MS,
    mark: 'helpline',
    showsTimePlayed: true,
  },
  malta: {
    ...DEFAULT_POLICY,
    jurisdiction: 'malta',
    confirmWithinMs: null,
    realityCheckMs: HOUR_MS,
    exclusionDays: [180, 365],
    returnDelayMs: 7 * DAY_MS,
  },
}

const BY_COUNTRY: Readonly<Record<string, Jurisdiction>> = {
  GB: 'uk',
  CA: 'ontario',
  SE: 'sweden',
  DK: 'denmark',
  MT: 'malta',
}

/** The jurisdiction of a country by its ISO 3166 code; the default if it has none or the country is unknown. */
export function jurisdictionOf(country: string | null): Jurisdiction {
  return BY_COUNTRY[country?.toUpperCase() ?? ''] ?? 'default'
}
