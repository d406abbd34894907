import type { Db } from '../../../db/index.ts'
import { BrokenConnection, type Fault, type Faults } from './faults.ts'
import type { Gate } from './gate.ts'
import { type Life, ProcessGone } from './life.ts'

/** Looks on as the book speaks to its database. */
export interface Witness {
  /** A statement is about to be carried out. */
  asks(sql: string, params: readonly unknown[]): void
  /** The statement was carried out and committed, even if the book gets an error. */
  committed(sql: string, params: readonly unknown[], rows: readonly object[]): void
}

export interface FaultyDbParts {
  readonly real: Db
  readonly life: Life
  readonly gate: Gate
  readonly faults: Faults
  readonly witness: Witness
}

interface Statement {
  readonly sql: string
  readonly params: readonly unknown[]
}

/** The database as one life of the process sees it: turns at the gate, and faults. */
export function createFaultyDb({ real, life, gate, faults, witness }: FaultyDbParts): Db {
  function fail({ kind }: Fault): never {
    if (kind.startsWith('breaks')) throw new BrokenConnection()
    life.isOver = true
    gate.drop(life)
    throw new ProcessGone()
  }
  const isBefore = (fault: Fault | null) => fault?.kind.endsWith('before') === true

  async function alone<T extends object>(sql: string, params: readonly unknown[]): Promise<T[]> {
    const fault = faults.take(sql)
    if (fault !== null && isBefore(fault)) fail(fault)
    const rows = await real.query<T>(sql, params)
    witness.committed(sql, params, rows)
    if (fault !== null) fail(fault)
    return rows
  }

  async function inTransaction<T>(fn: (tx: Db) => Promise<T>): Promise<T> {
    const sent: Statement[] = []
    let later: Fault | null = null
    const value = await real.tx((tx) => {
      const inside: Db = {
        async query(sql, params = []) {
          const fault = faults.take(sql)
          if (fault !== null && isBefore(fault)) fail(fault)
          later = fault ?? later
          witness.asks(sql, params)
          sent.push({ sql, params })
          return tx.query(sql, params)
        },
        exec: (sql) => tx.exec(sql),
        tx: (nested) => nested(inside),
        tryLock: tx.tryLock,
        close: tx.close,
      }
      return fn(inside)
    })
    for (const { sql, params } of sent) witness.committed(sql, params, [])
    if (later !== null) fail(later)
    return value
  }

  return {
    query<T extends object>(sql: string, params: readonly unknown[] = []): Promise<T[]> {
      if (!life.isOver) witness.asks(sql, params)
      return gate.enter(life, () => alone<T>(sql, params))
    },
    exec: (sql) => gate.enter(life, () => real.exec(sql)),
    tx: (fn) => gate.enter(life, () => inTransaction(fn)),
    tryLock: real.tryLock,
    close: () => Promise.reject(new Error('The database of a simulation outlives its processes')),
  }
}
