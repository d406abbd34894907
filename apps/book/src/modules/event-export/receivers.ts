import { randomBytes } from 'node:crypto'
import type { Db } from '../../db/index.ts'
import type { Sealer } from '../platform/index.ts'

/** A system of the operator that receives events. */
export interface Receiver {
  readonly id: number
  readonly name: string
  /** Where events are sent; null: it reads them itself. */
  readonly url: string | null
  /** Everything up to here was received. */
  readonly position: bigint
  readonly attempts: number
  readonly last_fault: string | null
}

const COLUMNS = 'id, name, url, position, attempts, last_fault'
/** Whose a sealed key is: moved to another receiver it opens no more. */
const about = (name: string) => `receiver ${name}`
const newKey = () => randomBytes(32).toString('base64url')

/** Adds a receiver, which gets what happens from now on. @returns its key; null where the name is taken */
export async function addReceiver(
  db: Db,
  sealer: Sealer,
  { name, url }: Pick<Receiver, 'name' | 'url'>,
  now: number,
): Promise<string | null> {
  const key = newKey()
  const added = await db.query(
    `INSERT INTO event_receivers AS r (name, url, sealed_key, position, created_at)
     VALUES ($1, $2, $3, coalesce((SELECT max(position) FROM exported_events), 0), $4)
     ON CONFLICT (name) DO UPDATE SET url = $2, sealed_key = $3, position = excluded.position, attempts = 0, next_at = NULL,
       last_fault = NULL, removed_at = NULL WHERE r.removed_at IS NOT NULL
     RETURNING 1`,
    [name, url, sealer.seal(key, about(name)), new Date(now)],
  )
  return added.length > 0 ? key : null
}

/** Gives a receiver another key; the old one counts no more. @returns null where there is none of this name */
export async function renewReceiverKey(db: Db, sealer: Sealer, name: string): Promise<string | null> {
  const key = newKey()
  const renewed = await db.query(
    'UPDATE event_receivers SET sealed_key = $2 WHERE name = $1 AND removed_at IS NULL RETURNING 1',
    [name, sealer.seal(key, about(name))],
  )
  return renewed.length > 0 ? key : null
}

/** @returns whether there was one */
export async function removeReceiver(db: Db, name: string, now: number): Promise<boolean> {
  const removed = await db.query(
    'UPDATE event_receivers SET removed_at = $2 WHERE name = $1 AND removed_at IS NULL RETURNING 1',
    [name, new Date(now)],
  )
  return removed.length > 0
}

/** Has a receiver get everything after a position again, as far as it is kept. @returns whether there is one */
export async function replayFrom(db: Db, name: string, position: bigint): Promise<boolean> {
  const found = await db.query(
    `UPDATE event_receivers SET position = $2, attempts = 0, next_at = NULL WHERE name = $1 AND removed_at IS NULL RETURNING 1`,
    [name, position],
  )
  return found.length > 0
}

export function listReceivers(db: Db): Promise<readonly Receiver[]> {
  return db.query<Receiver>(`SELECT ${COLUMNS} FROM event_receivers WHERE removed_at IS NULL ORDER BY name`, [])
}

/** Receivers with an address whose next attempt is due. */
export function dueReceivers(db: Db, now: number): Promise<readonly Receiver[]> {
  return db.query<Receiver>(
    `SELECT ${COLUMNS} FROM event_receivers r WHERE removed_at IS NULL AND url IS NOT NULL AND (next_at IS NULL OR next_at <= $1)
       AND EXISTS (SELECT 1 FROM exported_events e WHERE e.position > r.position) ORDER BY id`,
    [new Date(now)],
  )
}

/** The key that a receiver signs with, and that is signed with for it; null where there is none of this name. */
export async function findReceiverKey(db: Db, sealer: Sealer, name: string): Promise<string | null> {
  const [row] = await db.query<{ sealed_key: string }>(
    'SELECT sealed_key FROM event_receivers WHERE name = $1 AND removed_at IS NULL',
    [name],
  )
  return row === undefined ? null : sealer.open(row.sealed_key, about(name))
}

/** A receiver has everything up to `to`; unless it is being sent other events by now. @returns whether that counts */
export async function noteReceived(db: Db, id: number, from: bigint, to: bigint): Promise<boolean> {
  const noted = await db.query(
    `UPDATE event_receivers SET position = $3, attempts = 0, next_at = NULL, last_fault = NULL WHERE id = $1 AND position = $2 RETURNING 1`,
    [id, from, to],
  )
  return noted.length > 0
}

/** A receiver did not take events: it is left alone for a while. */
export async function putReceiverOff(db: Db, id: number, fault: string, until: number): Promise<void> {
  await db.query('UPDATE event_receivers SET attempts = attempts + 1, last_fault = $2, next_at = $3 WHERE id = $1', [
    id,
    fault,
    new Date(until),
  ])
}

/** A receiver that reads itself has requested what comes after a position: it has what is before. */
export async function noteRead(db: Db, name: string, after: bigint): Promise<void> {
  await db.query('UPDATE event_receivers SET position = $2 WHERE name = $1 AND url IS NULL AND position < $2', [
    name,
    after,
  ])
}

/** Seals keys again whose seal is of an old key of the book. */
export async function sealReceiverKeysAnew(db: Db, sealer: Sealer): Promise<void> {
  const rows = await db.query<{ name: string; sealed_key: string }>('SELECT name, sealed_key FROM event_receivers', [])
  for (const { name, sealed_key: sealed } of rows) {
    if (!sealer.isOld(sealed)) continue
    const anew = sealer.seal(sealer.open(sealed, about(name)), about(name))
    await db.query('UPDATE event_receivers SET sealed_key = $2 WHERE name = $1 AND sealed_key = $3', [
      name,
      anew,
      sealed,
    ])
  }
}
