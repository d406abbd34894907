import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { access, chown, constants, mkdtemp, readFile, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { findPostgres } from '../db/index.ts'
import { freePort } from './ports/free-port.ts'

export { findPostgres }

const run = promisify(execFile)
const READY_MS = 120_000

/** A PostgreSQL server of our own, gone with its data when stopped. */
export interface Cluster {
  /** Address of a database on it. */
  url(database: string): string
  /** SIGKILL to the server and every process of it at once, as when the machine loses its power. */
  kill(): Promise<void>
  /** Starts it again on its data folder; resolves when it has recovered and accepts connections. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** What only a database that is to be there after a power cut, or for long, needs is left out. */
const FOR_A_RUN = {
  jit: 'off',
  // A connection of a test runs most of its statements once or twice, and planned each of them again.
  plan_cache_mode: 'force_generic_plan',
  autovacuum: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
}

const MEMORY = '/dev/shm'
const ROOM_BYTES = 6 * 2 ** 30

/**
 * A directory for throw-away data, in memory if there is room: a database is a thousand files, slow to make on disk.
 */
async function placeInMemory(): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }))
  const isWritable = await access(MEMORY, constants.W_OK).then(
    () => true,
    () => false,
  )
  return isWritable && bavail * bsize >= ROOM_BYTES ? MEMORY : tmpdir()
}

export interface ClusterOptions {
  /** Commits wait for the disk, as in production; tests need not. */
  readonly durable: boolean
  /** Whether its data may be kept in memory, and its connections on the socket of a file. @default false */
  readonly inMemory?: boolean
}

/** Starts a cluster on 127.0.0.1, on a free port. */
export async function startCluster(bin: string, { durable, inMemory = false }: ClusterOptions): Promise<Cluster> {
  const folder = await mkdtemp(join(inMemory ? await placeInMemory() : tmpdir(), 'touchline-pg-'))
  const port = await freePort()
  const [command, prefix] = await serverUser(folder)
  const data = join(folder, 'data')
  await run(command, [
    ...prefix,
    join(bin, 'initdb'),
    '-D',
    data,
    '-U',
    'touchline',
    '-A',
    'trust',
    '--no-sync',
    '-E',
    'UTF8',
  ])
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    fsync: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    shared_buffers: '256MB',
    max_wal_size: '4GB',
    max_connections: 100,
    ...(!durable && FOR_A_RUN),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // A fifth of what a simulation computed was TCP to the same machine. Where it is measured or killed, it is as in
  // production.
  const host = inMemory ? encodeURIComponent(folder) : '127.0.0.1'
  const url = (database: string) => `postgres://touchline@${host}:${port}/${database}`
  let ended = Promise.resolve()
  let server: ChildProcess
  let output = ''
  function begin(): void {
    server = spawn(command, [...prefix, join(bin, 'postgres'), '-D', data, ...flags], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    server.stderr?.on('data', (chunk: Buffer) => {
      output = (output + chunk).slice(-4_000)
    })
    ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  }
  /**
   * Ready within the time that recovery takes on a loaded machine. One that ends before, its port being lent out, is
   * started again.
   */
  async function launch(): Promise<void> {
    begin()
    for (const since = Date.now(); Date.now() - since < READY_MS; ) {
      if (await answers(url('postgres'))) return
      if (server.exitCode !== null || server.signalCode !== null) begin()
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`PostgreSQL did not start within ${READY_MS} ms:\n${output}`)
  }
  await launch()
  return {
    url,
    async kill() {
      for (const pid of await processesOf(data)) killed(pid)
      // A wrapper that changed the user was held with its child.
      server.kill('SIGCONT')
      await ended
    },
    restart: launch,
    async stop() {
      // Fails where it was killed before.
      await run(command, [...prefix, join(bin, 'pg_ctl'), '-D', data, '-m', 'immediate', 'stop']).catch(() => undefined)
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function processesOf(data: string): Promise<number[]> {
  const [server = ''] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')
  // Held while its children are listed, so that it makes no more of them.
  process.kill(Number(server), 'SIGSTOP')
  // Fails when there is none.
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', server]).catch(() => ({ stdout: '' }))
  return [server, ...stdout.trim().split(/\s+/)].filter((pid) => pid !== '').map(Number)
}

function killed(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    // It went by itself, its server being gone.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** PostgreSQL refuses to run as root: there it runs as the user that the packages made, who owns the folder. */
export async function serverUser(folder: string): Promise<[command: string, prefix: string[]]> {
  if (process.getuid?.() !== 0) return ['env', []]
  const { stdout } = await run('id', ['-u', 'postgres'])
  await chown(folder, Number(stdout), -1)
  return ['runuser', ['-u', 'postgres', '--']]
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
