import type { LevelStatus } from '@touchline/betting'
import type { Db } from '../../../db/index.ts'
import { type Definition, isFarming } from './definition.ts'

/** The result of storing a definition; `fixed` names what may not change any more since players have it. */
export interface DefinedBonus {
  readonly key: string
  readonly id: number
  readonly outcome: 'defined' | 'changed' | 'fixed'
}

const UPSERT = `
  INSERT INTO bonuses (key, type, level_status, definition, valid_from, valid_to, promo_code, for_everyone, currency, initial_pool, pool, created_at)
  VALUES ($1, $2, 'active', $3::jsonb, $4, $5, $6, $7, $8, $9, $9, $10)
  ON CONFLICT (key) DO UPDATE SET definition = excluded.definition, valid_from = excluded.valid_from, valid_to = excluded.valid_to,
    promo_code = excluded.promo_code, for_everyone = excluded.for_everyone
  WHERE bonuses.type = excluded.type AND bonuses.initial_pool = excluded.initial_pool AND bonuses.currency IS NOT DISTINCT FROM excluded.currency
    AND (excluded.type <> 'lootbox' OR (bonuses.definition -> 'contents', bonuses.definition -> 'opens_at')
      = (excluded.definition -> 'contents', excluded.definition -> 'opens_at'))
  RETURNING id, xmax = 0 AS is_new`

/**
 * Defines bonuses, or changes those that are there: texts, conditions and dates. Kind, pool, currency and boxes of one
 * that exists stay as they are. Bets keep what they were promised.
 */
export function storeDefinitions(db: Db, definitions: readonly Definition[], now: number): Promise<DefinedBonus[]> {
  return db.tx(async (tx) => {
    const stored: DefinedBonus[] = []
    for (const definition of definitions) stored.push(await store(tx, definition, now))
    return stored
  })
}

async function store(tx: Db, definition: Definition, now: number): Promise<DefinedBonus> {
  const { key, type, valid_from, valid_to, promo_code, for_everyone } = definition
  const pool = isFarming(definition) ? definition.pool : 0
  const currency = isFarming(definition) ? definition.currency : null
  const [row] = await tx.query<{ id: number; is_new: boolean }>(UPSERT, [
    key,
    type,
    JSON.stringify(definition),
    valid_from,
    valid_to,
    promo_code,
    for_everyone,
    currency,
    pool,
    new Date(now),
  ])
  if (row === undefined) {
    const [there] = await tx.query<{ id: number }>('SELECT id FROM bonuses WHERE key = $1', [key])
    return { key, id: there?.id ?? 0, outcome: 'fixed' }
  }
  if (row.is_new && pool > 0 && currency !== null) await movePool(tx, 'bonus_pool_funded', currency, pool, now)
  return { key, id: row.id, outcome: row.is_new ? 'defined' : 'changed' }
}

/** Books what goes into the pools, or what is left in one and goes back to the house. */
export async function movePool(
  tx: Db,
  kind: 'bonus_pool_funded' | 'bonus_pool_closed',
  currency: string,
  amount: number | bigint,
  now: number,
): Promise<void> {
  const [from, to] = kind === 'bonus_pool_funded' ? ['house_equity', 'bonus_pools'] : ['bonus_pools', 'house_equity']
  await tx.query(
    `SELECT wallet_post(ARRAY[($1, wallet_system($2, $4), wallet_system($3, $4), $4, $5::bigint, NULL, 1, $6)::wallet_posting])`,
    [kind, from, to, currency, amount, new Date(now)],
  )
}

/** Pauses, ends, withdraws or starts bonuses again. Returns the keys of those that are there. */
export async function setLevelStatus(db: Db, keys: readonly string[], status: LevelStatus): Promise<readonly string[]> {
  const rows = await db.query<{ key: string }>(
    `UPDATE bonuses SET level_status = $2 WHERE key = ANY ($1::text[]) AND level_status <> 'finished' RETURNING key`,
    [keys, status],
  )
  return rows.map(({ key }) => key)
}
