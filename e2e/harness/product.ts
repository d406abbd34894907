import { type ChildProcess, spawn } from 'node:child_process'
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askOperator } from '../../apps/book/src/operator/socket/operator-socket.ts'
import { putEmbeddedDb } from '../../apps/book/src/testing/begun/put-embedded-db.ts'
import { freePort } from '../../apps/book/src/testing/ports/free-port.ts'
import { demoPlayers, type Players } from './players.ts'
import { EVERYTHING } from './share.ts'
import { endShared } from './shared/keeper-client.ts'

const ROOT = join(import.meta.dirname, '../..')
const READY_MS = 120_000
const WORLD = { SIM_SEED: 'journeys', SIM_SHARE: '0.4', SIM_HISTORY_DAYS: '0' }

/** A running Touchline, exactly as `./start` runs it, with its own data and port. */
export interface Product {
  readonly origin: string
  readonly players: Players
  /** Folder of mail that is kept instead of being sent. */
  readonly outbox: string
  /** Ends the process with SIGKILL, as a power cut would. */
  kill(): Promise<void>
  /** Starts it again on the same data and port. */
  restart(env?: Readonly<Record<string, string>>): Promise<void>
  /** Proves its books, stops it as Ctrl-C does and removes its data. */
  close(): Promise<void>
  /** What it printed so far. */
  log(): string
}

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()))

/** What a product in this folder prints is kept here. */
const printedIn = (data: string): string => join(data, 'printed.log')

/** All that was printed, also where another process started the product. */
export function printedBy(data: string): string {
  return existsSync(printedIn(data)) ? readFileSync(printedIn(data), 'utf8') : ''
}

/** Runs the audit of a book that has stopped; rejects with what it finds. */
async function proveBooks(env: Readonly<Record<string, string>>): Promise<void> {
  const audit = spawn(process.execPath, [join(ROOT, 'apps/book/src/cli/main.ts'), 'audit'], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let found = ''
  const collect = (chunk: Buffer): void => {
    found += chunk
  }
  audit.stdout.on('data', collect)
  audit.stderr.on('data', collect)
  await ended(audit)
  if (audit.exitCode !== 0) throw new Error(`The books are not clean:\n${found}`)
}

/** The findings of the audit of a running book, null if there are none; requests in progress may be found. */
async function foundIn(dataDir: string, databaseUrl: string | null): Promise<string | null> {
  const answer = await askOperator({ dataDir, databaseUrl }, { name: 'audit', args: [], cwd: ROOT }).catch(() => null)
  return answer?.ok === true ? null : (answer?.text ?? 'It does not answer.')
}

/** Measurements, and journeys about many events, need the whole programme; others a part of it. */
export const WHOLE_PROGRAMME = { SIM_SHARE: '1' } as const
/** A journey that needs no more than the others, and has the whole where everything is tested. */
export const WORLD_OF_RUN: Readonly<Record<string, string>> = EVERYTHING ? WHOLE_PROGRAMME : {}

interface StartOptions {
  /** As on a machine that never had it: the database is made by the product, too. */
  readonly isFirst?: boolean
  /** Does something in its data folder before it starts. */
  readonly prepare?: (data: string) => Promise<void>
}

/** A product that this process alone uses; one that it had borrowed has ended before. */
export async function startProduct(
  env: Readonly<Record<string, string>> = {},
  options: StartOptions = {},
): Promise<RunningProduct> {
  await endShared()
  return runProduct(env, options)
}

/** One that this process has started. */
export interface RunningProduct extends Product {
  /** What an audit finds now, null where nothing. */
  audit(): Promise<string | null>
  isRunning(): boolean
  /** Memory of the process now, in MB; null where the system does not report it. */
  residentMb(): number | null
}

export async function runProduct(
  env: Readonly<Record<string, string>>,
  { isFirst = false, prepare }: StartOptions = {},
): Promise<RunningProduct> {
  const port = await freePort()
  const data = mkdtempSync(join(tmpdir(), 'touchline-e2e-'))
  if (!isFirst) await putEmbeddedDb(data)
  await prepare?.(data)
  let child: ChildProcess
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null
  const audit = () => foundIn(data, env.DATABASE_URL || process.env.DATABASE_URL || null)

  function launch(more: Readonly<Record<string, string>>): Promise<void> {
    child = spawn(process.execPath, [join(ROOT, 'scripts/start.ts')], {
      cwd: ROOT,
      env: { ...process.env, ...WORLD, ...env, ...more, PORT: String(port), DATA_DIR: data },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const keep = (chunk: Buffer): void => appendFileSync(printedIn(data), chunk)
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`Not ready after ${READY_MS} ms:\n${printedBy(data)}`)), READY_MS)
      child.once('exit', (code) => reject(new Error(`Ended with ${code} before it was ready:\n${printedBy(data)}`)))
      child.stdout?.on('data', (chunk: Buffer) => {
        if (!String(chunk).includes('Touchline is ready')) return
        clearTimeout(timer)
        resolve()
      })
    })
  }

  await launch({})
  return {
    origin: `http://localhost:${port}`,
    outbox: join(data, 'outbox'),
    players: demoPlayers(),
    log: () => printedBy(data),
    isRunning,
    audit,
    residentMb() {
      try {
        const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
        return Number(/VmRSS:\s*(\d+) kB/.exec(status)?.[1]) / 1_024
      } catch {
        return null
      }
    },
    async kill() {
      child.kill('SIGKILL')
      await ended(child)
    },
    restart: (more = {}) => launch(more),
    async close() {
      const ran = isRunning()
      // Run by the product itself it needs no other process; what it finds unfinished must be finished once the product
      // has stopped.
      const isProven = ran && (await audit()) === null
      child.kill('SIGINT')
      await ended(child)
      // A process that was killed has not written everything yet, which the audit would find.
      if (ran && !isProven) await proveBooks({ ...env, DATA_DIR: data })
      rmSync(data, { recursive: true, force: true })
    },
  }
}
