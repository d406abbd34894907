import type { Db } from '../../../db/index.ts'

/** The stored details of a player of a host. */
export interface KnownHostPlayer {
  readonly id: number
  readonly country: string | null
  /** `2001-02-28`. */
  readonly born_on: string | null
  readonly personal_number: string | null
  readonly street: string | null
  readonly postal_code: string | null
  readonly city: string | null
  readonly closed_at: Date | null
}

/**
 * The player whom a host calls so; null where it has none. Others who change them wait until the transaction is over.
 */
export async function findHostPlayer(tx: Db, hostId: number, externalId: string): Promise<KnownHostPlayer | null> {
  const [row] = await tx.query<KnownHostPlayer & object>(
    `SELECT p.id, p.country, p.born_on::text AS born_on, p.personal_number, p.street, p.postal_code, p.city, p.closed_at
     FROM embed_players e JOIN players p ON p.id = e.player_id
     WHERE e.host_id = $1 AND e.external_id = $2 FOR NO KEY UPDATE OF p`,
    [hostId, externalId],
  )
  return row ?? null
}

/** The id of the player whom a host calls so; null where it has none. */
export async function findHostPlayerId(db: Db, hostId: number, externalId: string): Promise<number | null> {
  const [row] = await db.query<{ player_id: number }>(
    'SELECT player_id FROM embed_players WHERE host_id = $1 AND external_id = $2',
    [hostId, externalId],
  )
  return row?.player_id ?? null
}
