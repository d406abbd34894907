import { availabilityOf, type BonusPlayer, boostedAmount, type LevelStatus } from '@touchline/betting'
import type { BonusAvailability } from '@touchline/contract'
import type { Db } from '../../db/index.ts'
import type { Definition } from './definition/definition.ts'

/** What a player has of a bonus. */
export interface Issue {
  readonly id: number
  readonly currency: string | null
  /** Worth of a free bet as it was given, in subunits. */
  readonly amount: number | null
  readonly boost_multiplier: number
  readonly uses_count: number | null
  readonly times_used: number
  readonly seen: boolean
  /** Unix ms, as all times here. */
  readonly created_at: number
  readonly activated_at: number | null
  readonly overridden: boolean
  readonly expires_at: number | null
  readonly expired_at: number | null
  readonly points: number
  /** Rungs of a hunt that were paid, or boxes that were opened. */
  readonly steps_paid: number
}

/** A bonus in its current state, with the requesting player's issue of it. */
export interface StoredBonus {
  readonly id: number
  readonly level_status: LevelStatus
  readonly definition: Definition
  readonly valid_from: number | null
  readonly valid_to: number | null
  readonly promo_code: string | null
  readonly for_everyone: boolean
  readonly initial_pool: number
  readonly pool: number
  readonly issue: Issue | null
}

const ms = (column: string) => `round(extract(epoch FROM ${column}) * 1000)::float8`
const ISSUE = `CASE WHEN i.id IS NOT NULL THEN jsonb_build_object(
  'id', i.id, 'currency', i.currency, 'amount', i.amount, 'boost_multiplier', i.boost_multiplier, 'uses_count', i.uses_count,
  'times_used', i.times_used, 'seen', i.seen, 'created_at', ${ms('i.created_at')}, 'activated_at', ${ms('i.activated_at')},
  'overridden', i.overridden, 'expires_at', ${ms('i.expires_at')}, 'expired_at', ${ms('i.expired_at')}, 'points', i.points,
  'steps_paid', i.steps_paid) END AS issue`
const SELECT = `
  SELECT d.id, d.level_status, d.definition, ${ms('d.valid_from')} AS valid_from, ${ms('d.valid_to')} AS valid_to, d.promo_code,
         d.for_everyone, d.initial_pool::float8 AS initial_pool, d.pool::float8 AS pool, ${ISSUE}
  FROM bonuses d LEFT JOIN player_bonuses i ON i.bonus_id = d.id AND i.player_id = $1`

/** A player's issues and the bonuses on offer; newest first. With null only those on offer. */
export function loadBonuses(db: Db, playerId: number | null): Promise<StoredBonus[]> {
  return db.query<StoredBonus & object>(
    `${SELECT} WHERE i.id IS NOT NULL OR (d.for_everyone AND d.level_status IN ('active', 'paused'))
     ORDER BY coalesce(i.id, d.id) DESC`,
    [playerId],
  )
}

/** The bonus that an id names to a player: what they have, or a definition. The newest where there are several. */
export async function findBonus(db: Db, playerId: number | null, id: number): Promise<StoredBonus | null> {
  if (id > 2_147_483_647) return null
  const [row] = await db.query<StoredBonus & object>(
    `${SELECT} WHERE i.id = $2 OR (d.id = $2 AND (i.id IS NOT NULL OR d.for_everyone)) ORDER BY i.id = $2 DESC, i.id DESC NULLS LAST LIMIT 1`,
    [playerId, id],
  )
  return row ?? null
}

/** The id on the wire: a free bet of a player has its own, everything else that of its definition. */
export function wireId({ id, issue, definition }: StoredBonus): number {
  return issue !== null && 'amounts' in definition ? issue.id : id
}

/** What a free bet is worth now, in subunits. */
export function worthOf({ amount, boost_multiplier }: Pick<Issue, 'amount' | 'boost_multiplier'>): number {
  return amount === null ? 0 : Number(boostedAmount(amount, boost_multiplier))
}

/** What a player can do with a bonus now; a visitor sees what is on offer as available. */
export function statusOf(bonus: StoredBonus, player: BonusPlayer | null, now: number): BonusAvailability {
  const { definition } = bonus
  const { country_codes, only_verified } = definition
  const asked = { ...bonus, country_codes, only_verified, issued: usesOf(bonus) }
  if (player !== null) return availabilityOf(asked, player, now)
  const anybody = { country: null, verified: true, barred: false }
  const issued = {
    activated_at: null,
    expires_at: bonus.valid_to,
    expired_at: null,
    overridden: false,
    uses_count: null,
    times_used: 0,
  }
  return availabilityOf({ ...asked, country_codes: [], issued }, anybody, now)
}

/** What is used of it: of a loot box its boxes, of others bets. */
function usesOf({ definition, issue }: StoredBonus): Issue | null {
  if (issue === null || definition.type !== 'lootbox') return issue
  return { ...issue, uses_count: definition.opens_at.length, times_used: issue.steps_paid }
}

/** The requesting player. Verified: they have confirmed a phone number. */
export async function whoAsks(db: Db, playerId: number, country: string | null, now: number): Promise<BonusPlayer> {
  const [row] = await db.query<{ verified: boolean; barred: boolean }>(
    'SELECT auth_phone_number IS NOT NULL AS verified, is_barred(id, $2) AS barred FROM players WHERE id = $1',
    [playerId, new Date(now)],
  )
  return { country, verified: row?.verified ?? false, barred: row?.barred ?? true }
}

/** The bonus behind a promo code while the code is valid. `code` is in capitals. */
export async function findByCode(db: Db, playerId: number, code: string, now: number): Promise<StoredBonus | null> {
  const [row] = await db.query<StoredBonus & object>(
    `${SELECT} WHERE d.promo_code = $2 AND d.level_status = 'active' AND (d.valid_from IS NULL OR d.valid_from <= $3)
       AND (d.valid_to IS NULL OR d.valid_to > $3) ORDER BY i.id DESC NULLS LAST LIMIT 1`,
    [playerId, code, new Date(now)],
  )
  return row ?? null
}
