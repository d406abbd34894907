/** A value of JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/**
 * A list by its columns, so that common values of rows are written once. A plain array is the list itself.
 * - `e`: every row is this value
 * - `k`, `c`: objects with these keys, a column for each
 * - `l`, `i`: lists of these lengths, their items one after the other
 * - `g`, `c`: rows of several kinds, the kind of each, and a column for each kind
 */
export type Columns =
  | readonly Json[]
  | { readonly e: Json }
  | { readonly k: readonly string[]; readonly c: readonly Columns[] }
  | { readonly l: Columns; readonly i: Columns }
  | { readonly g: readonly number[]; readonly c: readonly Columns[] }

/** With fewer rows than this, columns save no bytes. */
const FEW = 3

type Row = Readonly<Record<string, Json>>

/** The columns of rows that are objects with these keys, in this order; null where one is not. */
function columnsOf(rows: readonly Json[], keys: readonly string[]): Json[][] | null {
  for (const row of rows) if (!isRow(row) || !hasKeys(row, keys)) return null
  return keys.map((key) => rows.map((row) => (row as Row)[key] as Json))
}

function isRow(value: Json | undefined): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a row has these keys in this order and no others. */
function hasKeys(row: Row, keys: readonly string[]): boolean {
  let at = 0
  for (const key in row) {
    if (keys[at] !== key) return false
    at += 1
  }
  return at === keys.length
}

function isAlike(a: Json, b: Json): boolean {
  if (!isRow(a) || !isRow(b)) return isRow(a) === isRow(b) && Array.isArray(a) === Array.isArray(b)
  return hasKeys(b, Object.keys(a))
}

function packKinds(rows: readonly Json[]): Columns {
  const kinds: (readonly [first: Json, rows: Json[]])[] = []
  const kindOfRow = rows.map((row) => {
    const known = kinds.findIndex(([first]) => isAlike(first, row))
    if (known >= 0) kinds[known]?.[1].push(row)
    else kinds.push([row, [row]])
    return known >= 0 ? known : kinds.length - 1
  })
  return kinds.length === 1 ? rows : { g: kindOfRow, c: kinds.map(([, alike]) => pack(alike)) }
}

/** A list by its columns. What comes back from `unpack` equals it; parts that rows shared may be one object. */
export function pack(rows: readonly Json[]): Columns {
  const [first] = rows
  if (rows.length < FEW || first === undefined) return rows
  if (typeof first !== 'object' || first === null) {
    if (rows.every((row) => row === first)) return { e: first }
    return rows.some((row) => typeof row === 'object' && row !== null) ? packKinds(rows) : rows
  }
  if (Array.isArray(first)) {
    if (!rows.every(Array.isArray)) return packKinds(rows)
    const lists = rows as readonly (readonly Json[])[]
    return { l: pack(lists.map(({ length }) => length)), i: pack(lists.flat()) }
  }
  const keys = Object.keys(first)
  // A key of this name cannot be assigned like others.
  if (keys.includes('__proto__')) return rows
  const columns = columnsOf(rows, keys)
  return columns === null ? packKinds(rows) : { k: keys, c: columns.map(pack) }
}

/** @param count of rows */
export function unpack(columns: Columns, count: number): readonly Json[] {
  if (Array.isArray(columns)) return columns
  const packed = columns as Exclude<Columns, readonly Json[]>
  if ('e' in packed) return new Array<Json>(count).fill(packed.e)
  if ('l' in packed) {
    const lengths = unpack(packed.l, count) as readonly number[]
    const items = unpack(
      packed.i,
      lengths.reduce((sum, length) => sum + length, 0),
    )
    let at = 0
    return lengths.map((length) => {
      at += length
      return items.slice(at - length, at)
    })
  }
  if ('k' in packed) {
    const all = packed.c.map((column) => unpack(column, count))
    return Array.from({ length: count }, (_, row) => {
      const made: Record<string, Json> = {}
      packed.k.forEach((key, at) => {
        made[key] = all[at]?.[row] as Json
      })
      return made
    })
  }
  const rows = packed.c.map((column, kind) =>
    unpack(column, packed.g.filter((other) => other === kind).length)[Symbol.iterator](),
  )
  return packed.g.map((kind) => rows[kind]?.next().value as Json)
}
