import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './ports/free-port.ts'
import { serverUser } from './postgres-cluster.ts'

const run = promisify(execFile)
const SCRIPTS = join(import.meta.dirname, '../../../../deploy/backup')

/** The scripts of deploy/backup as the user of the server runs them, in a folder that is gone at the end. */
export interface BackupPlace {
  readonly folder: string
  /** Runs a script to its end. @returns what it printed; rejects where it fails */
  script(name: string, args: readonly string[], env?: Readonly<Record<string, string>>): Promise<string>
  /** Starts a script that goes on until it is killed. */
  begins(name: string, args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess
  /** Starts PostgreSQL on a restored folder. @returns its address, ending before the database's name */
  starts(data: string): Promise<string>
  remove(): Promise<void>
}

export async function openBackupPlace(bin: string): Promise<BackupPlace> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-backup-'))
  await cp(SCRIPTS, join(folder, 'scripts'), { recursive: true })
  const [command, prefix] = await serverUser(folder)
  const env = (own: Readonly<Record<string, string>> = {}) => ({
    ...process.env,
    PATH: `${bin}:${process.env.PATH}`,
    ...own,
  })
  const running: string[] = []
  const line = (name: string, args: readonly string[]) => [...prefix, 'sh', join(folder, 'scripts', name), ...args]
  return {
    folder,
    script: async (name, args, own) => (await run(command, line(name, args), { env: env(own) })).stdout.trim(),
    begins: (name, args, own) => spawn(command, line(name, args), { env: env(own), stdio: 'inherit' }),
    async starts(data) {
      const port = await freePort()
      const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`
      await run(command, [
        ...prefix,
        join(bin, 'pg_ctl'),
        '-D',
        data,
        '-o',
        options,
        '-l',
        join(folder, `${port}.log`),
        '-w',
        'start',
      ])
      running.push(data)
      return `postgres://touchline@127.0.0.1:${port}/`
    },
    async remove() {
      for (const data of running)
        await run(command, [...prefix, join(bin, 'pg_ctl'), '-D', data, '-m', 'immediate', 'stop']).catch(
          () => undefined,
        )
      await rm(folder, { recursive: true, force: true })
    },
  }
}
