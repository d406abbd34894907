import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askOperator } from '../../apps/book/src/operator/socket/operator-socket.ts'
import { putEmbeddedDb } from '../../apps/book/src/testing/begun/put-embedded-db.ts'

const ROOT = join(import.meta.dirname, '../..')
const READY_MS = 120_000
const WORLD = { SIM_SEED: 'journeys', SIM_SHARE: '0.4' }

/** A running Touchline, exactly as `./start` runs it, with its own data and port. */
export interface Product {
  readonly origin: string
  /** Folder of mail that is kept instead of being sent. */
  readonly outbox: string
  /** Ends the process with SIGKILL, as a power cut would. */
  kill(): Promise<void>
  /** Starts it again on the same data and port. */
  restart(env?: Readonly<Record<string, string>>): Promise<void>
  /** Proves its books, stops it as Ctrl-C does and removes its data. */
  close(): Promise<void>
  /** Memory the process has now, in MB; null where the system does not tell. */
  residentMb(): number | null
  /** What it printed so far. */
  log(): string
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()))

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

/** Whether the audit of a book that runs finds nothing; what is just under way may be found. */
async function isClean(dataDir: string, databaseUrl: string | null): Promise<boolean> {
  const answer = await askOperator({ dataDir, databaseUrl }, { name: 'audit', args: [], cwd: ROOT }).catch(() => null)
  return answer?.ok === true
}

/** What is measured, and journeys that are about much at a time, have the whole programme; the others need a part of it. */
export const WHOLE_PROGRAMME = { SIM_SHARE: '1' } as const

interface StartOptions {
  /** As on a machine that never had it: the database is made by the product, too. */
  readonly isFirst?: boolean
}

export async function startProduct(
  env: Readonly<Record<string, string>> = {},
  { isFirst = false }: StartOptions = {},
): Promise<Product> {
  const port = await freePort()
  const data = mkdtempSync(join(tmpdir(), 'touchline-e2e-'))
  if (!isFirst) await putEmbeddedDb(data)
  let output = ''
  let child: ChildProcess

  function launch(more: Readonly<Record<string, string>>): Promise<void> {
    child = spawn(process.execPath, [join(ROOT, 'scripts/start.ts')], {
      cwd: ROOT,
      env: { ...process.env, ...WORLD, ...env, ...more, PORT: String(port), DATA_DIR: data },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const collect = (chunk: Buffer): void => {
      output += chunk
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`Not ready after ${READY_MS} ms:\n${output}`)), READY_MS)
      child.once('exit', (code) => reject(new Error(`Ended with ${code} before it was ready:\n${output}`)))
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
    log: () => output,
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
      const isRunning = child.exitCode === null && child.signalCode === null
      // Asked of the product itself it costs no other process; what it finds under way must be over once it has stopped.
      const isProven = isRunning && (await isClean(data, env.DATABASE_URL || process.env.DATABASE_URL || null))
      child.kill('SIGINT')
      await ended(child)
      // One that was killed has not told everything yet, which the audit would find.
      if (isRunning && !isProven) await proveBooks({ ...env, DATA_DIR: data })
      rmSync(data, { recursive: true, force: true })
    },
  }
}
