import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { findPostgres } from './find-postgres.ts'

const run = promisify(execFile)
const OWNER = 'touchline'
/** Recovery after a power cut reads up to a gigabyte of log. */
const READY_MS = 120_000
const LOOK_EVERY_MS = 100
/** The path of a socket ends at 107 bytes. */
const MOST_BYTES = 107
const SOCKET = '.s.PGSQL.5432'

/** Where its files are, and the address of its database: a socket in that folder. */
interface Place {
  readonly folder: string
  readonly url: string
}

/** PostgreSQL of one book in its data folder, which forces every commit to the disk before it is acknowledged. */
export interface DurableServer {
  stop(): Promise<void>
}

/**
 * Starts the machine's own PostgreSQL in a folder, or uses the one that a killed process left running there.
 * @throws a sentence where PostgreSQL is not installed or does not start
 */
export async function startDurable({ folder, url }: Place): Promise<DurableServer> {
  const bin = await findPostgres()
  if (bin === null)
    throw new Error(
      'DURABLE=1 needs PostgreSQL, which is not installed here. Install it (Debian: apt-get install postgresql), name one with DATABASE_URL, or leave DURABLE out: the embedded database can lose the last seconds when the machine loses power.',
    )
  if (Buffer.byteLength(join(folder, SOCKET)) > MOST_BYTES)
    throw new Error(
      `The path of DATA_DIR is too long for the socket of PostgreSQL in it: ${folder}. Choose a shorter one.`,
    )
  const user = await serverUser()
  const data = join(folder, 'data')
  if (user !== null) await letIn(dirname(folder))
  await makeData(bin, folder, data, user)
  if (!(await answers(url))) await launch({ bin, folder, data, user, url })
  await ask(url, checkSettings)
  return {
    async stop() {
      if (!(await ask(url, isUsedByOthers))) await end(data)
    },
  }
}

type ServerUser = { readonly uid: number; readonly gid: number } | null

/** PostgreSQL refuses to run as root: there it runs as the user that its package made. */
async function serverUser(): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return null
  const idOf = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout)
  return { uid: await idOf('-u'), gid: await idOf('-g') }
}

/**
 * The book closes its data folder to all but its own user. A server of another user has to get through it when it
 * starts, and is inside from then on.
 */
async function letIn(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  await chmod(dataDir, 0o711)
}

/** Sends the server the signal of `pg_ctl -m fast`, and waits until it has stopped. */
async function end(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid')
  const pid = Number((await readFile(file, 'utf8')).split('\n')[0])
  process.kill(pid, 'SIGINT')
  for (const since = Date.now(); existsSync(file) && Date.now() - since < READY_MS; )
    await new Promise((next) => setTimeout(next, LOOK_EVERY_MS))
}

async function makeData(bin: string, folder: string, data: string, user: ServerUser): Promise<void> {
  if (existsSync(join(data, 'PG_VERSION'))) return
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (user !== null) await chown(folder, user.uid, user.gid)
  // Without --no-sync: what it makes is on the disk as well.
  const args = ['-D', data, '-U', OWNER, '-A', 'trust', '-E', 'UTF8', '--no-locale']
  await run(join(bin, 'initdb'), args, { ...user, cwd: '/' }).catch((error: Error) => {
    throw new Error(
      `PostgreSQL could not make its files in ${folder}, which its user must be able to enter: ${error.message}`,
    )
  })
}

/** What no configuration file may change. */
const SETTINGS = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' } as const

interface Launch {
  readonly bin: string
  readonly folder: string
  readonly data: string
  readonly user: ServerUser
  readonly url: string
}

/** In a process group of its own: Ctrl-C reaches the book first, which still needs its database. */
async function launch({ bin, folder, data, user, url }: Launch): Promise<void> {
  const own = { ...SETTINGS, listen_addresses: '', unix_socket_directories: folder, port: 5432, jit: 'off' }
  const flags = Object.entries(own).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = await open(join(folder, 'log'), 'a')
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
    ...user,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  await log.close()
  server.unref()
  for (const since = Date.now(); Date.now() - since < READY_MS; ) {
    if (await answers(url)) return
    if (server.exitCode !== null) break
    await new Promise((next) => setTimeout(next, LOOK_EVERY_MS))
  }
  throw new Error(`PostgreSQL did not start; what it says is in ${join(folder, 'log')}.`)
}

/** A server that was found running may have been started by hand. */
async function checkSettings(client: pg.Client): Promise<void> {
  for (const [name, value] of Object.entries(SETTINGS)) {
    const { rows } = await client.query<{ is: string }>('SELECT current_setting($1) AS is', [name])
    if (rows[0]?.is !== value)
      throw new Error(
        `DURABLE=1 needs ${name} = ${value}, and PostgreSQL runs with ${rows[0]?.is}. Stop it and start again.`,
      )
  }
}

/** Another book on the same folder, or an operator's command. */
async function isUsedByOthers(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    "SELECT 1 FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
  )
  return (rowCount ?? 0) > 0
}

async function ask<T>(url: string, question: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await question(client)
  } finally {
    await client.end()
  }
}

const answers = (url: string): Promise<boolean> => ask(url, async () => true).catch(() => false)
