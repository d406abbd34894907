import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Db } from './db.ts'
import { takeLock } from './postgres-lock.ts'
import { asUnavailable } from './unavailable.ts'

export interface PostgresOptions {
  readonly url: string
  /** Connections of this process. */
  readonly poolSize?: number
  /** A statement without a result after this many ms fails with `DatabaseUnavailable`; absent: it may take any time. */
  readonly statementMs?: number
}

const INT8 = 20
const INT8_ARRAY = 1016
/** The longest wait for a connection, a new one or one that others use. */
const CONNECT_MS = 5_000
/** A host that is gone without a word is noticed by this. */
const ALIVE_MS = 10_000
/**
 * Beyond this many texts, statements are no longer prepared: code that builds SQL text would fill the server with
 * names.
 */
const MAX_PREPARED = 500
/**
 * A process that was stopped in the middle of a transaction holds its locks no longer than this: other processes wait
 * for them.
 */
const IDLE_IN_TRANSACTION_MS = 10_000

const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format) {
    if (oid === INT8) return (text: string) => BigInt(text)
    if (oid === INT8_ARRAY) return (text: string) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(BigInt))
    return pg.types.getTypeParser(oid, format)
  },
}

interface Queryable {
  query(config: pg.QueryConfig): Promise<pg.QueryResult>
}

/**
 * Opens a pool on a PostgreSQL server. Commits are as durable as the server's `synchronous_commit`. A server that goes
 * away and comes back is found again by the next statement; until then statements fail with `DatabaseUnavailable`.
 */
export function openPostgres({ url, poolSize = 10, statementMs }: PostgresOptions): Db {
  const connection = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: ALIVE_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    ...(statementMs !== undefined && { query_timeout: statementMs }),
  }
  return openPool({ ...connection, max: poolSize })
}

function openPool({ max, onConnect, ...connection }: pg.PoolConfig): Db {
  const pool = new pg.Pool({ ...connection, max, onConnect, types })
  // An idle connection that breaks is replaced by the pool; unheard, the error would end the process.
  pool.on('error', () => {})
  // The pool does not listen either between handing a connection out and its first use: a server may close right after
  // connect.
  pool.on('connect', (client) => client.on('error', () => {}))
  const names = new Map<string, string>()

  function nameOf(sql: string): string | undefined {
    const known = names.get(sql)
    if (known !== undefined || names.size >= MAX_PREPARED) return known
    const name = createHash('sha1').update(sql).digest('base64url')
    names.set(sql, name)
    return name
  }

  async function run<T extends object>(on: Queryable, sql: string, params?: readonly unknown[]): Promise<T[]> {
    const name = params === undefined ? undefined : nameOf(sql)
    const config: pg.QueryConfig = {
      text: sql,
      ...(params !== undefined && { values: [...params] }),
      ...(name !== undefined && { name }),
    }
    return (await on.query(config).catch(asUnavailable)).rows as T[]
  }

  function inside(client: pg.PoolClient): Db {
    const db: Db = {
      query: (sql, params) => run(client, sql, params),
      exec: async (sql) => void (await client.query(sql).catch(asUnavailable)),
      tx: (fn) => fn(db),
      tryLock: () => Promise.reject(new Error('Take locks outside of a transaction')),
      close: () => Promise.reject(new Error('A transaction cannot close the database')),
    }
    return db
  }

  async function tx<T>(fn: (tx: Db) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch(asUnavailable)
    let broken = false
    const onBreak = () => {
      broken = true
    }
    client.on('error', onBreak)
    try {
      await client.query('BEGIN').catch(asUnavailable)
      const value = await fn(inside(client))
      await client.query('COMMIT').catch(asUnavailable)
      return value
    } catch (error) {
      await client.query('ROLLBACK').catch(onBreak)
      throw error
    } finally {
      client.release(broken)
      client.removeListener('error', onBreak)
    }
  }

  return {
    query: (sql, params) => run(pool, sql, params),
    exec: async (sql) => void (await pool.query(sql).catch(asUnavailable)),
    tx,
    tryLock: (name) => takeLock({ connection, open: (options) => openPool(options) }, name),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  }
}
