import type { Infra } from '../infra.ts'
import type { NameOf } from './catalogue.ts'
import type { Sample } from './metrics.ts'

type GaugeName = NameOf<'gauge'>

/**
 * A metric that is read from the database. `sql` selects `labels` (jsonb) and `value` (float8); `$1` is the present
 * time. It has to be cheap on large tables: rows are found by an index, and counts are limited.
 */
export interface DatabaseMeasure {
  readonly name: GaugeName
  readonly sql: string
  /** The value names something, such as the oldest row; exported is for how many seconds it has been the same. */
  readonly isSinceSame?: boolean
}

/** The database is queried at most once in this time, for any number of exports. */
const KEEP_MS = 15_000
/** A query of a database in trouble ends after this. */
const TIMEOUT_MS = 2_000

type Values = ReadonlyMap<GaugeName, readonly Sample<GaugeName>[]>

/**
 * Has the values of the database read in one query, which is made only where the last one is 15 s old. A database that
 * does not respond exports no values but `touchline_database_up`: old numbers would look like good ones.
 */
export function readFromDatabase(
  { db, clock, metrics }: Pick<Infra, 'db' | 'clock' | 'metrics'>,
  measures: readonly DatabaseMeasure[],
): void {
  const sql = queryOf(measures)
  let kept: { readonly at: number; readonly values: Promise<Values | null> } | null = null

  async function ask(at: number): Promise<Values | null> {
    try {
      const rows = await db.tx(async (tx) => {
        await tx.exec(`SET TRANSACTION READ ONLY; SET LOCAL statement_timeout = ${TIMEOUT_MS}`)
        return tx.query<Row>(sql, [new Date(at)])
      })
      return valuesOf(rows.map((row) => ageOf(row, at)))
    } catch {
      return null
    }
  }

  /** Since when each value that names something has been the same. */
  const same = new Map<string, { readonly value: number; readonly at: number }>()
  const named = new Set(measures.filter(({ isSinceSame }) => isSinceSame).map(({ name }) => name))

  function ageOf(row: Row, at: number): Row {
    if (!named.has(row.name)) return row
    const key = `${row.name} ${JSON.stringify(row.labels)}`
    const before = same.get(key)
    const since = before?.value === row.value ? before.at : at
    same.set(key, { value: row.value, at: since })
    return { ...row, value: (at - since) / 1_000 }
  }

  function values(): Promise<Values | null> {
    const now = clock.now()
    if (kept === null || now - kept.at >= KEEP_MS) kept = { at: now, values: ask(now) }
    return kept.values
  }

  metrics.read('touchline_database_up', async () => [{ labels: {}, value: (await values()) === null ? 0 : 1 }])
  for (const { name } of measures) metrics.read(name, async () => (await values())?.get(name) ?? [])
}

interface Row {
  readonly name: GaugeName
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

function queryOf(measures: readonly DatabaseMeasure[]): string {
  const parts = measures.map(({ name, sql }) => `SELECT '${name}' AS name, labels, value FROM (${sql}) m`)
  return `${parts.join('\nUNION ALL\n')}\nUNION ALL SELECT NULL, NULL, NULL WHERE $1::timestamptz IS NULL`
}

function valuesOf(rows: readonly Row[]): Values {
  const values = new Map<GaugeName, Sample<GaugeName>[]>()
  for (const { name, labels, value } of rows) {
    const samples = values.get(name) ?? []
    samples.push({ labels, value })
    values.set(name, samples)
  }
  return values
}
