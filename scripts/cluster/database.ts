import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openPostgres } from '../../apps/book/src/db/index.ts'

const run = promisify(execFile)
const SUPERUSER = 'touchline'
const DATABASE = 'touchline'
const SLOT = 'standby'

/** A server of a cluster: where its data is, and what it is started with. */
export interface DatabaseServer {
  readonly data: string
  readonly port: number
  readonly args: readonly string[]
  readonly url: string
}

export type ServerUser = { readonly uid: number; readonly gid: number } | null

/** The user that PostgreSQL runs as: it refuses to run as root. */
export async function serverUser(): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return null
  const idOf = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout)
  return { uid: await idOf('-u'), gid: await idOf('-g') }
}

export function databaseServer(folder: string, name: string, port: number): DatabaseServer {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    wal_level: 'replica',
    hot_standby: 'on',
    // A standby that was away for long is copied again: its slot must not fill the disk.
    max_slot_wal_keep_size: '2GB',
    max_connections: 150,
    shared_buffers: '128MB',
    jit: 'off',
  }
  return {
    data: join(folder, name),
    port,
    args: Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
    url: `postgres://${SUPERUSER}@127.0.0.1:${port}/${DATABASE}`,
  }
}

/** Makes the folder of all servers, for their user. */
export async function makeDatabaseFolder(folder: string, user: ServerUser): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (user !== null) await chown(folder, user.uid, user.gid)
}

/** Makes an empty primary where there is none. */
export async function makePrimary(bin: string, { data }: DatabaseServer, user: ServerUser): Promise<void> {
  if (existsSync(join(data, 'PG_VERSION'))) return
  await run(join(bin, 'initdb'), ['-D', data, '-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', '--no-locale'], {
    ...user,
    cwd: '/',
  })
}

const openServer = (port: number) =>
  openPostgres({ url: `postgres://${SUPERUSER}@127.0.0.1:${port}/postgres`, poolSize: 1 })

/** Makes the database, and the slot of the standby, where they are missing. */
export async function prepareDatabase({ port }: DatabaseServer): Promise<void> {
  const db = openServer(port)
  const isMissing = async (sql: string, name: string) => (await db.query(sql, [name])).length === 0
  if (await isMissing('SELECT 1 FROM pg_database WHERE datname = $1', DATABASE))
    await db.exec(`CREATE DATABASE ${DATABASE}`)
  if (await isMissing('SELECT 1 FROM pg_replication_slots WHERE slot_name = $1', SLOT))
    await db.query('SELECT pg_create_physical_replication_slot($1)', [SLOT])
  await db.close()
}

/** Copies the primary where there is no standby yet. It then follows the log of the primary by streaming. */
export async function makeStandby(
  bin: string,
  primary: DatabaseServer,
  { data }: DatabaseServer,
  user: ServerUser,
): Promise<void> {
  const from = `host=127.0.0.1 port=${primary.port} user=${SUPERUSER} application_name=standby`
  if (!existsSync(join(data, 'PG_VERSION')))
    await run(
      join(bin, 'pg_basebackup'),
      ['-d', from, '-D', data, '-R', '-S', SLOT, '--checkpoint=fast', '--wal-method=stream'],
      { ...user, cwd: '/' },
    )
}

/** What the standby follows: the port of the primary is another one at each start. */
export function following(primary: DatabaseServer): readonly string[] {
  const from = `host=127.0.0.1 port=${primary.port} user=${SUPERUSER} application_name=standby`
  return ['-c', `primary_conninfo=${from}`, '-c', `primary_slot_name=${SLOT}`]
}

/** Whether a server responds; a standby has to stream from its primary. */
export async function answers({ port }: DatabaseServer, isStandby: boolean): Promise<boolean> {
  const db = openServer(port)
  try {
    const sql = isStandby ? "SELECT 1 FROM pg_stat_wal_receiver WHERE status = 'streaming'" : 'SELECT 1'
    return (await db.query(sql, [])).length === 1
  } finally {
    await db.close()
  }
}
