/**
 * The database as the modules see it: PostgreSQL through `pg`, or PGlite in a worker. Same SQL on both.
 *
 * Types, decided once: `int8` (BIGINT) is always a BigInt, so money never passes through a double; ids that travel as
 * numbers are INTEGER, and counts are cast (`count(*)::int`). `numeric` is a string, `timestamptz` a Date, `jsonb` the
 * parsed value. A jsonb parameter is passed as JSON text; arrays are passed as arrays and cast (`$1::int[]`).
 */
export interface Db {
  /**
   * One statement in its own transaction, or in the one of `tx`. Statement texts should be constant: they are prepared.
   */
  query<T extends object = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<T[]>
  /** Several statements separated by semicolons, without parameters. */
  exec(sql: string): Promise<void>
  /**
   * Runs `fn` in one transaction: committed when it resolves, rolled back when it rejects. Inside, use only the `tx`
   * given; a nested `tx` joins the same transaction. READ COMMITTED.
   */
  tx<T>(fn: (tx: Db) => Promise<T>): Promise<T>
  /**
   * Takes a lock that one holder has at a time, in this process or another one; null where it is held, by a process
   * that is alive. PGlite has one process, so only that one's holders compete.
   */
  tryLock(name: string): Promise<Lock | null>
  /** The pool of connections; absent where there is none. */
  connections?(): { readonly open: number; readonly idle: number; readonly waiting: number }
  close(): Promise<void>
}

/** Statements that only read: from the database, or from a replica of it. */
export type Reads = Pick<Db, 'query'>

export interface Lock {
  /** The database for what only the holder may write: it refuses once another process has the lock. */
  readonly db: Db
  /**
   * Whether the lock is still the holder's for sure, by its own clock, without a query: false after a long pause of the
   * process.
   */
  isHeld(): boolean
  /** Resolves when the lock is gone without having been released: the connection that held it broke. */
  readonly lost: Promise<void>
  release(): Promise<void>
}

/** SQLSTATE of a failed statement, or null when the error is not the database's. */
export function sqlState(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : null
}
