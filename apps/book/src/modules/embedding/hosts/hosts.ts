import { randomBytes } from 'node:crypto'
import type { Db } from '../../../db/index.ts'
import type { Sealer } from '../../platform/index.ts'

/** A page of others that signs its players in here. */
export interface Host {
  readonly id: number
  readonly origin: string
  readonly name: string
  readonly created_at: Date
}

/** Whose a sealed key is: moved to another host it opens no more. */
const about = (origin: string) => `host ${origin}`

const newKey = () => randomBytes(32).toString('base64url')

/** Adds a host, or takes one back that was removed; its players are the same. @returns its key; null where it is there already */
export async function addHost(
  db: Db,
  sealer: Sealer,
  { origin, name }: Pick<Host, 'origin' | 'name'>,
  now: number,
): Promise<string | null> {
  const key = newKey()
  const added = await db.query(
    `INSERT INTO embed_hosts AS h (origin, name, sealed_key, created_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (origin) DO UPDATE SET name = $2, sealed_key = $3, removed_at = NULL WHERE h.removed_at IS NOT NULL
     RETURNING 1`,
    [origin, name, sealer.seal(key, about(origin)), new Date(now)],
  )
  return added.length > 0 ? key : null
}

/** Gives a host another key; the one before counts no more. @returns null where there is no such host */
export async function renewHostKey(db: Db, sealer: Sealer, origin: string): Promise<string | null> {
  const key = newKey()
  const renewed = await db.query(
    'UPDATE embed_hosts SET sealed_key = $2 WHERE origin = $1 AND removed_at IS NULL RETURNING 1',
    [origin, sealer.seal(key, about(origin))],
  )
  return renewed.length > 0 ? key : null
}

/** The key of a host that begins now, whether it was there before or not; the one before counts no more. */
export async function beginHost(
  db: Db,
  sealer: Sealer,
  host: Pick<Host, 'origin' | 'name'>,
  now: number,
): Promise<string> {
  const key = (await addHost(db, sealer, host, now)) ?? (await renewHostKey(db, sealer, host.origin))
  if (key === null) throw new Error(`The host ${host.origin} was removed while it began.`)
  return key
}

/**
 * Removes a host: its key and its codes count no more. Who signs in by a code of it at this moment is waited for. Inside a
 * transaction, which ends its sessions next.
 * @returns whether it was there
 */
export async function removeHost(tx: Db, origin: string, now: number): Promise<boolean> {
  const [host] = await tx.query<{ id: number }>(
    'UPDATE embed_hosts SET removed_at = $2 WHERE origin = $1 AND removed_at IS NULL RETURNING id',
    [origin, new Date(now)],
  )
  if (host === undefined) return false
  await tx.query('UPDATE embed_codes SET used_at = $2 WHERE host_id = $1 AND used_at IS NULL', [host.id, new Date(now)])
  return true
}

/** Every host that was not removed, by its origin. */
export function listHosts(db: Db): Promise<Host[]> {
  return db.query<Host & object>(
    'SELECT id, origin, name, created_at FROM embed_hosts WHERE removed_at IS NULL ORDER BY origin',
    [],
  )
}

/** A host with the key that its requests are signed with; null where there is none of this origin. */
export async function findHostKey(
  db: Db,
  sealer: Sealer,
  origin: string,
): Promise<{ readonly id: number; readonly key: string } | null> {
  const [host] = await db.query<{ id: number; sealed_key: string }>(
    'SELECT id, sealed_key FROM embed_hosts WHERE origin = $1 AND removed_at IS NULL',
    [origin],
  )
  return host === undefined ? null : { id: host.id, key: sealer.open(host.sealed_key, about(origin)) }
}

/** Seals keys anew that were sealed under another key than the first. */
export async function sealHostKeysAnew(db: Db, sealer: Sealer): Promise<void> {
  const hosts = await db.query<{ id: number; origin: string; sealed_key: string }>(
    'SELECT id, origin, sealed_key FROM embed_hosts WHERE removed_at IS NULL',
    [],
  )
  for (const { id, origin, sealed_key: sealed } of hosts)
    if (sealer.isOld(sealed))
      await db.query('UPDATE embed_hosts SET sealed_key = $3 WHERE id = $1 AND sealed_key = $2', [
        id,
        sealed,
        sealer.seal(sealer.open(sealed, about(origin)), about(origin)),
      ])
}
