import { execFile, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { until } from '../../../e2e/harness/wait.ts'
import { type ClusterState, isAlive, isRunning, readState } from '../state.ts'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '../../..')
const PROGRAM = join(ROOT, 'scripts/cluster.ts')
const READY_MS = 180_000

/** A cluster as `npm run cluster` starts it, with a data folder of its own. */
export interface RunningCluster {
  readonly origin: string
  readonly folder: string
  readonly databaseUrl: string
  /** Key of the server API of the realtime engine. */
  readonly engineKey: string
  /** Folder of mail that is kept instead of being sent. */
  readonly outbox: string
  /** `npm run cluster -- ...` on it; what it printed. */
  acts(...words: readonly string[]): Promise<string>
  /** `npm run book -- ...`; what it printed. Rejects where the command fails. */
  book(...words: readonly string[]): Promise<string>
  state(): Promise<ClusterState>
  /** Port where a process is reached now. @param served a key of its ports in `description.ts` */
  portOf(name: string, served: string): Promise<number>
  /** Resolves once every process is ready. */
  isWhole(): Promise<void>
  /** Ctrl-C. @returns process ids that were left behind */
  close(): Promise<readonly number[]>
}

/** @param options of `npm run cluster` */
export async function startCluster(
  env: Readonly<Record<string, string>>,
  ...options: readonly string[]
): Promise<RunningCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-cluster-'))
  // PostgreSQL runs as another user, who has to get through.
  await run('chmod', ['755', folder])
  const child = spawn(process.execPath, [PROGRAM, '--data', folder, ...options], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The cluster was not ready in time:\n${output}`)), READY_MS)
    const listen = (chunk: Buffer) => {
      output += chunk
      if (!output.includes('The cluster is ready')) return
      clearTimeout(timer)
      resolve()
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', () => {
      clearTimeout(timer)
      reject(new Error(`The cluster ended before it was ready:\n${output}`))
    })
  })
  async function state(): Promise<ClusterState> {
    const found = await readState(folder)
    if (found === null) throw new Error(`No cluster runs in ${folder}:\n${output}`)
    return found
  }
  const { origin, databaseUrl } = await state()
  const secrets = JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8')) as Record<string, string>
  return {
    origin,
    folder,
    databaseUrl,
    engineKey: secrets.REALTIME_API_KEY ?? '',
    outbox: join(folder, 'book/outbox'),
    state,
    async portOf(name, served) {
      const port = (await state()).processes.find((one) => one.name === name)?.ports[served]
      if (port === undefined) throw new Error(`No ${name} serves ${served}.`)
      return port
    },
    acts: async (...words) =>
      (await run(process.execPath, [PROGRAM, '--data', folder, ...words], { cwd: ROOT })).stdout,
    async book(...words) {
      const own = { ...secrets, DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'book') }
      const program = join(ROOT, 'apps/book/src/cli/main.ts')
      return (await run(process.execPath, [program, ...words], { cwd: ROOT, env: { ...process.env, ...own } })).stdout
    },
    async isWhole() {
      await until(
        'every process to be ready',
        async () => (await state()).processes.every((one) => one.isReady && isRunning(one)),
        READY_MS,
      )
    },
    async close() {
      // One that was interrupted, as by Ctrl-C for all, has already ended.
      const processes = (await readState(folder))?.processes ?? []
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGINT')
        await ended
      }
      const left = processes.flatMap(({ pid }) => (pid !== null && isAlive(pid) ? [pid] : []))
      await rm(folder, { recursive: true, force: true })
      return left
    },
  }
}
