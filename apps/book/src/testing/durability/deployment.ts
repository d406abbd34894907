import { expect } from 'vitest'
import { type CrashProcess, startCrashProcess } from '../crash-process.ts'
import type { Cluster } from '../postgres-cluster.ts'

/** A book as an operator runs it: one process serves requests; of two settlement processes one is active. */
export interface Deployment {
  readonly origin: () => string
  /** SIGKILL to the process that serves, and it is started again. */
  killsBook(): Promise<void>
  /** SIGKILL to one of the processes that settle, and it is started again. */
  killsSettler(which: number): Promise<void>
  /** SIGKILL to all of PostgreSQL; it stays down until `work` is done. */
  killsDatabase(work: (origins: readonly string[]) => Promise<void>): Promise<void>
  /** No other process died of a fault, and no error went unnoticed. */
  expectUp(): void
  /** Kills the remaining processes. */
  end(): Promise<void>
}

const SETTLERS = 2

/** Starts it on an empty database of the cluster. */
export async function deploy(cluster: Cluster, database: string, matches: number): Promise<Deployment> {
  const env = {
    DATABASE_URL: cluster.url(database),
    CRASH_MATCHES: String(matches),
    LIVE_DELAY_MS: '150',
    DATABASE_POOL: '10',
  }
  const startBook = () => startCrashProcess({ ...env, BOOK_ROLES: 'api,publisher' })
  const startSettler = () => startCrashProcess({ ...env, BOOK_ROLES: 'settlement' })
  let book = await startBook()
  const settlers = await Promise.all(Array.from({ length: SETTLERS }, startSettler))
  const all = (): readonly CrashProcess[] => [book, ...settlers]
  function expectUp(): void {
    for (const one of all()) {
      expect(one.isUp(), one.output()).toBe(true)
      expect(one.output()).not.toMatch(/unhandled|uncaught/i)
    }
  }
  return {
    origin: () => book.origin,
    async killsBook() {
      await book.kill()
      book = await startBook()
    },
    async killsSettler(which) {
      const index = which % SETTLERS
      await settlers[index]?.kill()
      settlers[index] = await startSettler()
    },
    async killsDatabase(work) {
      await cluster.kill()
      await work(all().map(({ origin }) => origin)).catch((error: unknown) => {
        // A process that has died says why; a running one has given a wrong response.
        expectUp()
        throw error
      })
      await cluster.restart()
    },
    expectUp,
    end: async () => void (await Promise.all(all().map((one) => one.kill()))),
  }
}
