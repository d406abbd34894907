/** How a text of SQL uses a table. */
export interface TableUse {
  readonly table: string
  readonly does: 'reads' | 'writes'
}

const USE = /\b(INSERT\s+INTO|UPDATE|DELETE\s+FROM|FROM|JOIN|TRUNCATE|LOCK\s+TABLE)\s+(?:ONLY\s+)?([a-z_]+)\b/gi
const READS = new Set(['from', 'join'])

/** Which of these tables a text, of SQL or with SQL in it, reads and writes. */
export function tableUses(text: string, tables: ReadonlySet<string>): readonly TableUse[] {
  const uses = new Map<string, TableUse>()
  for (const [, verb = '', table = ''] of text.matchAll(USE)) {
    if (!tables.has(table)) continue
    const does = READS.has(verb.toLowerCase()) ? 'reads' : 'writes'
    uses.set(`${table} ${does}`, { table, does })
  }
  return [...uses.values()]
}
