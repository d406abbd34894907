import { Worker } from 'node:worker_threads'
import type { Db, Lock } from '../db.ts'
import { holdDirectory } from './hold-directory.ts'
import type { WorkerReply, WorkerRequest } from './worker.ts'

/** An error of the embedded database; `code` is the SQLSTATE. */
export class PGliteError extends Error {
  override readonly name = 'PGliteError'
  readonly code: string | undefined
  constructor(message: string, code: string | undefined) {
    super(message)
    this.code = code
  }
}

type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never
type Waiter = { readonly resolve: (rows: object[]) => void; readonly reject: (error: Error) => void }

/**
 * Opens PGlite on a worker thread, so that serving pages never waits for it. It has one connection: transactions queue
 * here, and a statement outside of one waits for its turn.
 * @param dataDir folder of the database; null keeps it in memory. Rejects when another process has it open
 * @param begun files of a database to start from, as a tar archive
 */
export async function openPGlite(dataDir: string | null, begun: Blob | null = null): Promise<Db> {
  const release = dataDir === null ? async () => {} : await holdDirectory(dataDir)
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { dataDir, begun } })
  const waiting = new Map<number, Waiter>()
  let nextId = 1
  let turn: Promise<unknown> = Promise.resolve()

  worker.on('message', (reply: WorkerReply) => {
    const waiter = waiting.get(reply.id)
    waiting.delete(reply.id)
    if (reply.ok) waiter?.resolve(reply.rows)
    else waiter?.reject(new PGliteError(reply.message, reply.code))
  })
  function giveUp(error: Error): void {
    for (const waiter of waiting.values()) waiter.reject(error)
    waiting.clear()
  }
  worker.on('error', giveUp)
  worker.on('exit', () => giveUp(new PGliteError('The embedded database has stopped', undefined)))

  function ask(request: Unnumbered<WorkerRequest>): Promise<object[]> {
    return new Promise((resolve, reject) => {
      const id = nextId++
      waiting.set(id, { resolve, reject })
      worker.postMessage({ ...request, id })
    })
  }

  /** Waits until all before it are done, whether they failed or not. */
  function inTurn<T>(run: () => Promise<T>): Promise<T> {
    const result = turn.then(run)
    turn = result.catch(() => {})
    return result
  }

  const query = <T extends object>(sql: string, params: readonly unknown[] = []) =>
    ask({ kind: 'query', sql, params }) as Promise<T[]>
  const exec = async (sql: string) => void (await ask({ kind: 'exec', sql }))

  const inside: Db = {
    query,
    exec,
    tx: (fn) => fn(inside),
    tryLock: () => Promise.reject(new Error('Take locks outside of a transaction')),
    close: () => Promise.reject(new Error('A transaction cannot close the database')),
  }

  async function transaction<T>(fn: (tx: Db) => Promise<T>): Promise<T> {
    await exec('BEGIN')
    try {
      const value = await fn(inside)
      await exec('COMMIT')
      return value
    } catch (error) {
      await exec('ROLLBACK').catch(() => {})
      throw error
    }
  }

  const held = new Set<string>()
  /** The folder keeps other processes out: of a lock, only holders in this one compete. */
  async function tryLock(name: string): Promise<Lock | null> {
    if (held.has(name)) return null
    held.add(name)
    let isHeld = true
    return {
      db,
      isHeld: () => isHeld,
      lost: new Promise<void>(() => {}),
      async release() {
        if (isHeld) held.delete(name)
        isHeld = false
      },
    }
  }

  await ask({ kind: 'exec', sql: '' })
  const db: Db = {
    query: (sql, params) => inTurn(() => query(sql, params)),
    exec: (sql) => inTurn(() => exec(sql)),
    tx: (fn) => inTurn(() => transaction(fn)),
    tryLock,
    async close() {
      await inTurn(() => ask({ kind: 'close' }))
      await worker.terminate()
      await release()
    },
  }
  return db
}
