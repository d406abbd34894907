import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { OWNERS } from './owners.ts'
import { tableUses } from './table-uses.ts'

const BOOK = join(import.meta.dirname, '../..')
const SCHEMA = readFileSync(join(import.meta.dirname, 'schema.sql'), 'utf8')
const TABLES = new Set([...SCHEMA.matchAll(/^(?:TABLE|VIEW) (\w+)/gm)].map(([, name = '']) => name))

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (entry.name !== 'testing' && entry.name !== 'db') yield* sources(path)
    } else if (entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts')) yield path
  }
}

/** The module a file belongs to, or the folder beside the modules. */
function partOf(path: string): string {
  const [first = '', second = ''] = relative(BOOK, path).split('/')
  return first === 'modules' ? second : first
}

function trespasses(part: string, text: string, file: string): string[] {
  return tableUses(text, TABLES).flatMap(({ table, does }) => {
    const { owner, readers = [], writers = [] } = OWNERS[table] ?? { owner: '' }
    const may = [owner, ...writers, ...(does === 'reads' ? readers : [])]
    return may.includes(part)
      ? []
      : [
          `${file}: ${part} ${does} ${table}, which belongs to ${owner}: call ${owner}, or name it in db/schema/owners.ts`,
        ]
  })
}

describe('tables', () => {
  test('every table has an owner, and every owner a table', () => {
    expect(Object.keys(OWNERS).sort()).toEqual([...TABLES].sort())
  })

  test('a module touches its own tables, and those it is named for', () => {
    const found = [...sources(BOOK)].flatMap((path) =>
      trespasses(partOf(path), readFileSync(path, 'utf8'), relative(BOOK, path)),
    )
    expect(found).toEqual([])
  })

  test('a foreign table is found, read or written, with a sentence that says what to do', () => {
    const reads = 'await db.query("SELECT balance FROM wallet_accounts a JOIN favourites f ON true")'
    expect(trespasses('search', reads, 'modules/search/planted.ts')).toEqual([
      'modules/search/planted.ts: search reads wallet_accounts, which belongs to wallet: call wallet, or name it in db/schema/owners.ts',
      'modules/search/planted.ts: search reads favourites, which belongs to favourites: call favourites, or name it in db/schema/owners.ts',
    ])
    expect(trespasses('bets', 'UPDATE wallet_accounts SET balance = 0', 'modules/bets/planted.ts')).toHaveLength(1)
  })

  test('only wallet_post inserts into the ledger, only outbox_append and outbox_append_all into the outbox', () => {
    const functions = join(BOOK, 'db/functions')
    const texts = [
      ...readdirSync(functions)
        .filter((name) => name.endsWith('.sql'))
        .map((name) => [name, readFileSync(join(functions, name), 'utf8')] as const),
      ...[...sources(BOOK)].map((path) => [relative(BOOK, path), readFileSync(path, 'utf8')] as const),
    ]
    const inserting = (table: string) =>
      texts.filter(([, text]) => new RegExp(`INSERT\\s+INTO\\s+${table}\\b`, 'i').test(text)).map(([name]) => name)
    expect(inserting('wallet_transfers')).toEqual(['wallet_post.sql'])
    expect(inserting('outbox')).toEqual(['outbox_append.sql', 'outbox_append_all.sql'])
  })
})
