import pg from 'pg'
import type { Db, Lock } from './db.ts'
import { asUnavailable, DatabaseUnavailable } from './unavailable.ts'

/**
 * A session lock of a hung process is held as long as its connection lives. So the holder renews it every 2 s. After 8
 * s without a renewal, the next process that requests the lock closes the connections that the holder works through,
 * and takes over: open transactions are rolled back, and if the old holder wakes up, its connections are gone and new
 * ones are refused. Nothing of it can be written after the new holder has begun.
 */
const RENEW_MS = 2_000
const LEASE_MS = 8_000
/** Backends need a moment to end. */
const EXPEL_ATTEMPTS = 40
const EXPEL_PAUSE_MS = 50
/** Connections a holder works through. */
const HOLDER_POOL = 6

export interface LockPlace {
  readonly connection: pg.ClientConfig
  /** Opens the database through a pool of its own. */
  readonly open: (options: pg.PoolConfig) => Db
}

/** Takes a lock; returns null while a live process holds it. */
export async function takeLock({ connection, open }: LockPlace, name: string): Promise<Lock | null> {
  const client = new pg.Client(connection)
  const lost = new Promise<void>((resolve) => {
    client.on('end', () => resolve())
    client.on('error', () => resolve())
  })
  await client.connect().catch(asUnavailable)
  try {
    if (!(await isFree(client, name)) && !(await takesOver(client, name))) {
      await client.end()
      return null
    }
    const fence = await raiseFence(client, name)
    await expel(client, name)
    await client.query("SELECT set_config('application_name', $1, false)", [holderName(name, fence)])
    return lease({ client, lost, name, fence, db: openFenced({ connection, open }, name, fence) })
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}

function lease(held: { client: pg.Client; lost: Promise<void>; name: string; fence: string; db: Db }): Lock {
  const { client, lost, name, fence, db } = held
  let renewedAt = performance.now()

  async function renew(): Promise<void> {
    const at = performance.now()
    const { rowCount } = await client.query(
      'UPDATE role_leases SET renewed_at = clock_timestamp() WHERE name = $1 AND fence = $2',
      [name, fence],
    )
    if (rowCount === 0) await client.end()
    else renewedAt = at
  }

  // A failed renewal has broken the connection too, whose end reports the loss.
  const renewing = setInterval(() => void renew().catch(() => undefined), RENEW_MS)
  renewing.unref()
  void lost.then(() => clearInterval(renewing))
  return {
    db,
    lost,
    isHeld: () => performance.now() - renewedAt < LEASE_MS,
    async release() {
      clearInterval(renewing)
      await db.close()
      await client.end()
    },
  }
}

/** The database while the fence holds: a later connection is refused. */
function openFenced({ connection, open }: LockPlace, name: string, fence: string): Db {
  return open({
    ...connection,
    application_name: holderName(name, fence),
    max: HOLDER_POOL,
    async onConnect(client) {
      const { rowCount } = await client.query('SELECT 1 FROM role_leases WHERE name = $1 AND fence = $2', [name, fence])
      if (rowCount === 0) throw new DatabaseUnavailable(`Another process has taken over ${name}`)
    },
  })
}

async function isFree(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query('SELECT pg_try_advisory_lock(hashtext($1)) AS held', [name])
  return rows[0]?.held === true
}

async function takesOver(client: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT 1 FROM role_leases WHERE name = $1 AND renewed_at < clock_timestamp() - interval '${LEASE_MS} milliseconds'`,
    [name],
  )
  if (rowCount === 0) return false
  await expel(client, name)
  return isFree(client, name)
}

async function raiseFence(client: pg.Client, name: string): Promise<string> {
  const { rows } = await client.query<{ fence: string }>(
    `INSERT INTO role_leases (name, fence, renewed_at) VALUES ($1, 1, clock_timestamp())
     ON CONFLICT (name) DO UPDATE SET fence = role_leases.fence + 1, renewed_at = clock_timestamp() RETURNING fence::text`,
    [name],
  )
  return rows[0]?.fence ?? ''
}

/** Closes all connections of holders, and comes back when there are none. */
async function expel(client: pg.Client, name: string): Promise<void> {
  for (let attempt = 0; attempt < EXPEL_ATTEMPTS; attempt++) {
    const { rowCount } = await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND starts_with(application_name, $1)`,
      [holderName(name, '')],
    )
    if (rowCount === 0) return
    await new Promise((resolve) => setTimeout(resolve, EXPEL_PAUSE_MS))
  }
  throw new DatabaseUnavailable(`Connections of the last holder of ${name} could not be closed`)
}

/** What connections of a holder are known by on the server. */
function holderName(name: string, fence: string): string {
  return `${name}#${fence}`
}
