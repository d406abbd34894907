/** The state of a bonus definition. */
export type LevelStatus = 'active' | 'created' | 'disabled' | 'finished' | 'paused'

/** What decides what a player can do with a bonus. Times in Unix ms. */
export interface BonusState {
  readonly level_status: LevelStatus
  readonly valid_from: number | null
  readonly valid_to: number | null
  /** Countries it is for; empty: everywhere. */
  readonly country_codes: readonly string[]
  readonly only_verified: boolean
  /** What the player has of it; null where it was not issued. */
  readonly issued: {
    readonly activated_at: number | null
    readonly expires_at: number | null
    readonly expired_at: number | null
    readonly overridden: boolean
    /** Null: any number. */
    readonly uses_count: number | null
    readonly times_used: number
  } | null
}

/** The player who requests the bonus. */
export interface BonusPlayer {
  /** ISO 3166; null where it is not known. */
  readonly country: string | null
  readonly verified: boolean
  /** Takes a break, is excluded or has reached a limit: nothing is offered. */
  readonly barred: boolean
}

export type Availability =
  | 'available'
  | 'active'
  | 'not_available'
  | 'deactivated'
  | 'bonus_over'
  | 'expired'
  | 'overridden'

/**
 * Whether a player may have a bonus: by verification, country and player protection. An unknown country is on no list.
 */
export function isFor(
  { country_codes, only_verified }: Pick<BonusState, 'country_codes' | 'only_verified'>,
  { country, verified, barred }: BonusPlayer,
): boolean {
  if (barred || (only_verified && !verified)) return false
  return country_codes.length === 0 || (country !== null && country_codes.includes(country))
}

/** What a player can do with a bonus now. An ended bonus shows every player how it ended. */
export function availabilityOf(bonus: BonusState, player: BonusPlayer, now: number): Availability {
  const { issued, level_status: level, valid_from, valid_to } = bonus
  if (level === 'disabled') return 'deactivated'
  if (issued !== null) {
    if (issued.uses_count !== null && issued.times_used >= issued.uses_count) return 'bonus_over'
    if (issued.expired_at !== null || (issued.expires_at !== null && issued.expires_at <= now)) return 'expired'
  }
  if (level === 'finished') return 'bonus_over'
  if (issued === null && valid_to !== null && valid_to <= now) return 'expired'
  if (level !== 'active' || (valid_from !== null && valid_from > now) || !isFor(bonus, player)) return 'not_available'
  if (issued === null) return 'not_available'
  if (issued.overridden) return 'overridden'
  return issued.activated_at === null ? 'available' : 'active'
}
