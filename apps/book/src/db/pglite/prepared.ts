import { type messages, type PGlite, parse, protocol } from '@electric-sql/pglite'

const { serialize } = protocol
/** So many are kept at a time: more than the book has, and a bound for texts that are put together. */
const MOST = 1_000

interface Prepared {
  readonly name: string
  /** OIDs of its parameters. */
  readonly types: readonly number[]
  /** Its columns; none where it returns no rows. */
  readonly columns: readonly messages.BackendMessage[]
}

/**
 * Runs statements on an embedded database that each are parsed once, and planned as often as PostgreSQL finds useful.
 */
export interface PreparedStatements {
  /** @throws DatabaseError as PGlite does */
  query(sql: string, params: readonly unknown[]): Promise<object[]>
  /** What is prepared may not fit any more: tables were changed. */
  forget(): Promise<void>
}

/** Several messages to the server as one. */
function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/**
 * PGlite's own `query` parses and describes every statement before it runs it, in six calls of the database. The book
 * repeats the same few hundred statements, so prepared they need one call.
 */
export function prepareOn(db: PGlite): PreparedStatements {
  const known = new Map<string, Prepared>()
  let count = 0

  async function send(parts: readonly Uint8Array[]): Promise<readonly messages.BackendMessage[]> {
    return (await db.execProtocol(joined([...parts, serialize.sync()]))).messages
  }

  async function forget(): Promise<void> {
    if (known.size === 0) return
    known.clear()
    await db.exec('DEALLOCATE ALL')
  }

  async function prepare(sql: string): Promise<Prepared> {
    if (known.size >= MOST) await forget()
    count++
    const name = `book_${count}`
    const described = await send([serialize.parse({ name, text: sql }), serialize.describe({ type: 'S', name })])
    const columns = described.filter((message) => message.name === 'rowDescription')
    const made = { name, types: parse.parseDescribeStatementResults([...described]), columns }
    known.set(sql, made)
    return made
  }

  return {
    forget,
    async query(sql, params) {
      const { name, types, columns } = known.get(sql) ?? (await prepare(sql))
      const values = params.map((value, at) => {
        if (value === null || value === undefined) return null
        const write = db.serializers[types[at] ?? 0]
        return write ? write(value) : String(value)
      })
      const replies = await send([serialize.bind({ statement: name, values }), serialize.execute({})])
      return (parse.parseResults([...columns, ...replies], db.parsers)[0]?.rows ?? []) as object[]
    },
  }
}
