import { type BonusPlayer, isFor } from '@touchline/betting'
import type { Db } from '../../db/index.ts'
import { type NewSeed, newSeed as trueSeed } from '../../kernel/ports/seeds.ts'
import { giveBoxes } from './boxes/give-boxes.ts'
import { type Definition, isFreebet } from './definition/definition.ts'
import type { StoredBonus } from './load-bonuses.ts'

const DAY_MS = 86_400_000

/** Something to be given to a player. */
export interface Gift {
  readonly bonus: Pick<StoredBonus, 'id' | 'definition' | 'valid_to'>
  readonly playerId: number
  /** Why; the same again gives nothing. */
  readonly source: string
  readonly now: number
  /** For a free bet that another bonus or draw awards: amount, currency and the pool that pays it. */
  readonly prize?: { readonly amount: number; readonly currency: string; readonly pool: number }
  /** Where the seeds of boxes come from; true chance where absent. */
  readonly newSeed?: NewSeed | undefined
}

/** Gives a player a bonus, once. Returns the id of what they have; null where nothing was given. */
export function issueBonus(db: Db, gift: Gift): Promise<number | null> {
  const { definition } = gift.bonus
  if (definition.type !== 'lootbox') return issue(db, gift)
  return db.tx(async (tx) => {
    const id = await issue(tx, gift)
    if (id !== null) await giveBoxes(tx, id, definition, gift.newSeed ?? trueSeed)
    return id
  })
}

async function issue(db: Db, { bonus, playerId, source, now, prize }: Gift): Promise<number | null> {
  const { definition, valid_to } = bonus
  const worth = prize ?? (await ownWorth(db, definition, playerId))
  if (isFreebet(definition) && worth === null) return null
  const ends = [valid_to, definition.valid_days === null ? null : now + definition.valid_days * DAY_MS].filter(
    (at) => at !== null,
  )
  const [row] = await db.query<{ id: number | null }>(
    'SELECT bonus_issue($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) AS id',
    [
      bonus.id,
      playerId,
      source,
      worth?.currency ?? null,
      worth?.amount ?? null,
      definition.uses_count,
      ends.length === 0 ? null : new Date(Math.min(...ends)),
      definition.activates_itself,
      prize?.pool ?? null,
      new Date(now),
    ],
  )
  return row?.id ?? null
}

/** What a free bet is worth to a player: in the currency they signed up with, as far as it is offered there. */
async function ownWorth(db: Db, definition: Definition, playerId: number) {
  if (!isFreebet(definition)) return null
  const { amounts, by_rate } = definition
  const [base] = by_rate ? Object.entries(amounts) : []
  const [player] = await db.query<{ currency: string; worth: number | null }>(
    'SELECT currency, floor(money_in($2::numeric, $3::text, currency))::float8 AS worth FROM players WHERE id = $1',
    [playerId, base?.[1] ?? null, base?.[0] ?? null],
  )
  if (player === undefined) return null
  const amount = amounts[player.currency] ?? player.worth ?? 0
  return amount > 0 ? { amount, currency: player.currency } : null
}

/** Gives a player the bonuses for all players that they lack. Returns whether any was given. */
export async function issueForEveryone(
  db: Db,
  playerId: number,
  player: BonusPlayer,
  bonuses: readonly StoredBonus[],
  { now, newSeed }: Pick<Gift, 'now' | 'newSeed'>,
): Promise<boolean> {
  let given = false
  for (const bonus of bonuses) {
    const { issue, for_everyone, level_status, valid_from, valid_to, definition } = bonus
    if (issue !== null || !for_everyone || level_status !== 'active' || !isFor(definition, player)) continue
    if ((valid_from !== null && valid_from > now) || (valid_to !== null && valid_to <= now)) continue
    if ((await issueBonus(db, { bonus, playerId, source: 'everyone', now, newSeed })) !== null) given = true
  }
  return given
}
