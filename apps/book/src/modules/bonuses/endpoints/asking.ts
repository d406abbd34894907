import type { BonusPlayer } from '@touchline/betting'
import type { Freebet } from '@touchline/contract'
import type { SignedIn } from '../../../kernel/handler.ts'
import type { ServedLocale } from '../../../kernel/locale.ts'
import { loadBoxes, type StoredBox } from '../boxes/load-boxes.ts'
import { loadUntouched } from '../boxes/raisable.ts'
import { isFreebet } from '../definition/definition.ts'
import { issueForEveryone } from '../issue-bonuses.ts'
import { loadBonuses, type StoredBonus, whoAsks } from '../load-bonuses.ts'
import type { BonusesPorts } from '../ports.ts'
import { loadStats } from '../views/load-stats.ts'
import type { PresentTerms } from '../views/present-bonus.ts'

export interface Asked {
  readonly player: SignedIn | null
  readonly country: string | null
  readonly locale: ServedLocale
}

/** The requesting player and the bonuses that they see. */
export interface Asking {
  readonly player: BonusPlayer | null
  readonly bonuses: readonly StoredBonus[]
}

/** Issues the bonuses for everyone to a player on their first request: a player who never comes gets none. */
export async function askingFor({ db, clock, newSeed }: BonusesPorts, { player, country }: Asked): Promise<Asking> {
  if (player === null) return { player: null, bonuses: await loadBonuses(db, null) }
  const now = clock.now()
  const who = await whoAsks(db, player.playerId, country, now)
  const bonuses = await loadBonuses(db, player.playerId)
  if (!(await issueForEveryone(db, player.playerId, who, bonuses, { now, newSeed }))) return { player: who, bonuses }
  return { player: who, bonuses: await loadBonuses(db, player.playerId) }
}

/** What is needed to show bonuses. */
export async function presentTerms(
  { db, clock, currencies }: BonusesPorts,
  { player, locale }: Asked,
  who: BonusPlayer | null,
): Promise<PresentTerms> {
  const kinds = await prizeKinds(db)
  const boxes = player === null ? [] : await loadBoxes(db, player.playerId)
  return {
    boxes: Map.groupBy(boxes, ({ issue_id }: StoredBox) => issue_id),
    // Only who has boxes can raise anything.
    raisable: player === null || boxes.length === 0 ? [] : await loadUntouched(db, player.playerId),
    player: who,
    locale,
    now: clock.now(),
    stats: player === null ? new Map() : await loadStats(db, player.playerId),
    subunitsOf: (currency) => currencies.get(currency)?.currency.subunits ?? 100,
    prizeType: (key) => kinds.get(key) ?? 'freebet',
  }
}

async function prizeKinds(db: BonusesPorts['db']): Promise<ReadonlyMap<string, Freebet['type']>> {
  const rows = await db.query<Pick<StoredBonus, 'definition'>>(
    `SELECT definition FROM bonuses WHERE key IN (SELECT definition ->> 'prize' FROM bonuses WHERE currency IS NOT NULL)`,
  )
  return new Map(
    rows.flatMap(({ definition }) => (isFreebet(definition) ? [[definition.key, definition.type] as const] : [])),
  )
}
