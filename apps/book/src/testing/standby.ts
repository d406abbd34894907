import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { type Db, openPostgres } from '../db/index.ts'
import { freePort } from './ports/free-port.ts'
import { serverUser } from './postgres-cluster.ts'

const run = promisify(execFile)

/** A server that streams from a primary and takes reads. */
export interface Standby {
  /** Address of a database on it. */
  url(database: string): string
  /** Shows commits of the primary no longer, or again; it takes reads all the time. */
  pauses(): Promise<void>
  resumes(): Promise<void>
  /** SIGSTOP and SIGCONT to all of it: connections stay open, and no request gets a response. */
  freezes(): Promise<void>
  thaws(): Promise<void>
  /** SIGKILL to all of it. */
  kill(): Promise<void>
  starts(): Promise<void>
  /** Makes it a server with a history of its own. */
  promotes(): Promise<void>
  remove(): Promise<void>
}

/** @param primary address of a database on the primary */
export async function startStandby(bin: string, primary: string): Promise<Standby> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-standby-'))
  const [command, prefix] = await serverUser(folder)
  const data = join(folder, 'data')
  const port = await freePort()
  const does = (program: string, ...args: readonly string[]) =>
    run(command, [...prefix, join(bin, program), ...args], { cwd: '/' })
  await does('pg_basebackup', '-d', primary, '-D', data, '-R', '--checkpoint=fast', '--wal-method=stream')
  const url = (database: string) => `postgres://touchline@127.0.0.1:${port}/${database}`
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c jit=off -c fsync=off`
  const starts = async () => {
    // Killed, it leaves the number of a process that another one may have by now.
    await rm(join(data, 'postmaster.pid'), { force: true })
    await does('pg_ctl', '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start').catch(async () => {
      throw new Error(await readFile(join(folder, 'log'), 'utf8'))
    })
  }
  await starts()
  const admin: Db = openPostgres({ url: url('postgres'), poolSize: 1 })
  const streams = () => admin.query("SELECT 1 FROM pg_stat_wal_receiver WHERE status = 'streaming'", [])
  await expect.poll(async () => (await streams()).length).toBe(1)
  const signal = async (name: string) => {
    const { stdout } = await run('pgrep', ['-f', `postgres.*-D ${data}`])
    const server = stdout.trim().split('\n')[0] ?? ''
    const { stdout: children } = await run('pgrep', ['-P', server])
    await run('kill', [`-${name}`, server, ...children.trim().split('\n')])
  }
  return {
    url,
    pauses: () => admin.exec('SELECT pg_wal_replay_pause()'),
    resumes: () => admin.exec('SELECT pg_wal_replay_resume()'),
    freezes: () => signal('STOP'),
    thaws: () => signal('CONT'),
    async kill() {
      await signal('KILL')
      const left = () =>
        run('pgrep', ['-f', `postgres.*-D ${data}`]).then(
          () => true,
          () => false,
        )
      await expect.poll(left).toBe(false)
    },
    starts,
    async promotes() {
      await does('pg_ctl', '-D', data, '-w', 'promote')
    },
    async remove() {
      await admin.close()
      await does('pg_ctl', '-D', data, '-m', 'immediate', 'stop').catch(() => undefined)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
