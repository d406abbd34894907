import { randomBytes } from 'node:crypto'
import type { Db } from '../../../db/index.ts'
import type { Sealer } from '../../platform/index.ts'

/** A page of others that signs its players in here. */
export interface Host {
  readonly id: number
  readonly origin: string
  readonly name: string
  readonly created_at: Date
  /** Where the host's own wallet is; null where the book keeps the money of its players. */
  readonly wallet_url: string | null
}

/** A host as it is added. */
export type NewHost = Pick<Host, 'origin' | 'name'> & Partial<Pick<Host, 'wallet_url'>>

/** Another wallet than its players have: their accounts stay where they are. */
export class WalletDiffers extends Error {}

/** Whose a sealed key is: moved to another host it opens no more. */
const about = (origin: string) => `host ${origin}`

const walletOf = (url: string | null) => (url === null ? 'book' : 'seamless')

const newKey = () => randomBytes(32).toString('base64url')

/**
 * Adds a host, or takes one back that was removed; its players are the same.
 * @returns its key; null where it is there already
 * @throws WalletDiffers where players of before have their money elsewhere
 */
export async function addHost(
  db: Db,
  sealer: Sealer,
  { origin, name, wallet_url: walletUrl = null }: NewHost,
  now: number,
): Promise<string | null> {
  const key = newKey()
  return db.tx(async (tx) => {
    await refuseOtherWallet(tx, origin, walletUrl)
    const added = await tx.query(
      `INSERT INTO embed_hosts AS h (origin, name, sealed_key, created_at, wallet, wallet_url)
       VALUES ($1, $2, $3, $4, $6, $5)
       ON CONFLICT (origin) DO UPDATE SET name = $2, sealed_key = $3, removed_at = NULL, wallet = excluded.wallet,
         wallet_url = excluded.wallet_url WHERE h.removed_at IS NOT NULL
       RETURNING 1`,
      [origin, name, sealer.seal(key, about(origin)), new Date(now), walletUrl, walletOf(walletUrl)],
    )
    return added.length > 0 ? key : null
  })
}

/** The players of a host have one kind of wallet, always. */
async function refuseOtherWallet(tx: Db, origin: string, walletUrl: string | null): Promise<void> {
  const differing = await tx.query(
    `SELECT 1 FROM embed_hosts h WHERE h.origin = $1 AND (h.wallet = 'seamless') <> $2
       AND EXISTS (SELECT 1 FROM embed_players p WHERE p.host_id = h.id)`,
    [origin, walletUrl !== null],
  )
  if (differing.length > 0) throw new WalletDiffers(`Players of ${origin} have their money in another wallet.`)
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
export async function beginHost(db: Db, sealer: Sealer, host: NewHost, now: number): Promise<string> {
  const key = (await addHost(db, sealer, host, now)) ?? (await renewHostKey(db, sealer, host.origin))
  const walletUrl = host.wallet_url ?? null
  await db.tx(async (tx) => {
    await refuseOtherWallet(tx, host.origin, walletUrl)
    await tx.query('UPDATE embed_hosts SET wallet = $3, wallet_url = $2 WHERE origin = $1', [
      host.origin,
      walletUrl,
      walletOf(walletUrl),
    ])
  })
  if (key === null) throw new Error(`The host ${host.origin} was removed while it began.`)
  return key
}

/**
 * Removes a host: its key and its codes count no more. Who signs in by a code of it at this moment is waited for.
 * Inside a transaction, which ends its sessions next.
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
    'SELECT id, origin, name, created_at, wallet_url FROM embed_hosts WHERE removed_at IS NULL ORDER BY origin',
    [],
  )
}

/** A host with the key that its requests are signed with; null where there is none of this origin. */
export async function findHostKey(
  db: Db,
  sealer: Sealer,
  origin: string,
): Promise<{ readonly id: number; readonly key: string; readonly hasWallet: boolean } | null> {
  const [host] = await db.query<{ id: number; sealed_key: string; wallet: string }>(
    'SELECT id, sealed_key, wallet FROM embed_hosts WHERE origin = $1 AND removed_at IS NULL',
    [origin],
  )
  if (host === undefined) return null
  return { id: host.id, key: sealer.open(host.sealed_key, about(origin)), hasWallet: host.wallet === 'seamless' }
}

/**
 * A host that keeps the money of its players, and where requests go. A removed host still receives requests about open
 * payments.
 */
export interface WalletHost {
  readonly id: number
  readonly origin: string
  readonly key: string
  readonly url: string
}

/** Hosts with a wallet of their own, by id. @param ids of some; all where absent */
export async function findWalletHosts(
  db: Db,
  sealer: Sealer,
  ids: readonly number[] | null = null,
): Promise<ReadonlyMap<number, WalletHost>> {
  const hosts = await db.query<{ id: number; origin: string; sealed_key: string; wallet_url: string }>(
    `SELECT id, origin, sealed_key, wallet_url FROM embed_hosts
     WHERE wallet = 'seamless' AND ($1::int[] IS NULL OR id = ANY ($1))`,
    [ids],
  )
  return new Map(
    hosts.map(({ id, origin, sealed_key: sealed, wallet_url: url }) => [
      id,
      { id, origin, url, key: sealer.open(sealed, about(origin)) },
    ]),
  )
}

/** Seals keys again that were sealed under another key than the first. */
export async function sealHostKeysAnew(db: Db, sealer: Sealer): Promise<void> {
  const hosts = await db.query<{ id: number; origin: string; sealed_key: string }>(
    "SELECT id, origin, sealed_key FROM embed_hosts WHERE removed_at IS NULL OR wallet = 'seamless'",
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
