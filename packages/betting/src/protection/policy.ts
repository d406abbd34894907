const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Jurisdictions with rules for the protection of players. */
export const JURISDICTIONS = ['default', 'uk', 'ontario', 'sweden', 'denmark', 'malta'] as const
export type Jurisdiction = (typeof JURISDICTIONS)[number]

/** What a jurisdiction requires on every page: a panel of protection tools, the helpline, or nothing. */
export const PROTECTION_MARKS = ['none', 'panel', 'helpline'] as const
export type ProtectionMark = (typeof PROTECTION_MARKS)[number]

/** How players are protected where they live. Durations in ms. */
export interface ProtectionPolicy {
  readonly jurisdiction: Jurisdiction
  /** A stricter limit holds after so long. */
  readonly tightenDelayMs: number
  /** A looser limit, or none, holds after so long at the earliest. */
  readonly loosenDelayMs: number
  /** How long the change then waits for the player's confirmation; null: it takes effect without one. */
  readonly confirmWithinMs: number | null
  /** A limit on deposits has to hold before anything is paid in. */
  readonly needsDepositLimit: boolean
  /** A limit on deposits can be lowered and raised, but not lifted. */
  readonly keepsDepositLimit: boolean
  /**
   * Time between reality checks for all players; players can only have them more often. null: by the player's wish
   * alone.
   */
  readonly realityCheckMs: number | null
  /** After a session of play that reached its limit none begins for so long. */
  readonly restMs: number
  /** How many days a break may take. */
  readonly breakDays: readonly number[]
  /** How many days at least an exclusion takes. */
  readonly exclusionDays: readonly number[]
  /** After an exclusion and the wish to come back so long passes. */
  readonly returnDelayMs: number
  readonly mark: ProtectionMark
  /** The mark also shows how long the player has played. */
  readonly showsTimePlayed: boolean
}

/** Where no rules of their own hold. */
export const DEFAULT_POLICY: ProtectionPolicy = {
  jurisdiction: 'default',
  tightenDelayMs: 0,
  loosenDelayMs: DAY_MS,
  confirmWithinMs: 7 * DAY_MS,
  needsDepositLimit: false,
  keepsDepositLimit: false,
  realityCheckMs: null,
  restMs: HOUR_MS,
  breakDays: [1, 2, 7, 30, 42],
  exclusionDays: [180, 365, 730, 1_825],
  returnDelayMs: DAY_MS,
  mark: 'none',
  showsTimePlayed: false,
}
