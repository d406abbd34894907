import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import type { SchemaFolders } from '../migrate.ts'
import { dumpSchema } from '../schema/dump-schema.ts'
import type { Column, DescribingDb } from './describing-db.ts'

const FOLDER = new URL('./pinned/', import.meta.url)
const BETWEEN_STATEMENTS = '\n;;\n'
const ANSWERS = '-- answers '
const FUNCTION_FILE = '-- file '

interface PinnedStatement {
  readonly sql: string
  readonly answers: readonly Column[]
}

/** The last release as its database sees it, written by `npm run pin-release`. */
interface Pin {
  readonly release: string
  /** Checksums of its migrations, by name. */
  readonly migrations: ReadonlyMap<string, string>
  /** What its migrations and functions made, in the form of `dumpSchema`. */
  readonly schema: string
  /** The text of each of its function files, by name. */
  readonly functions: ReadonlyMap<string, string>
  /** What its book sends, with the columns that it reads of the responses. */
  readonly statements: readonly PinnedStatement[]
}

export async function readPin(): Promise<Pin> {
  const [migrations, schema, functions, statements] = await Promise.all(
    ['migrations.txt', 'schema.sql', 'functions.sql', 'statements.sql'].map((name) =>
      readFile(new URL(name, FOLDER), 'utf8'),
    ),
  )
  const [first = '', ...names] = (migrations ?? '').trim().split('\n')
  return {
    release: first.replace('release ', ''),
    migrations: new Map(names.map((line) => line.split('  ').reverse() as [string, string])),
    schema: schema ?? '',
    functions: new Map(
      (functions ?? '')
        .split(new RegExp(`^${FUNCTION_FILE}`, 'm'))
        .slice(1)
        .map((text) => [text.slice(0, text.indexOf('\n')), text.slice(text.indexOf('\n') + 1)]),
    ),
    statements: (statements ?? '').trim().split(BETWEEN_STATEMENTS).map(statementOf),
  }
}

function statementOf(text: string): PinnedStatement {
  const [first = ''] = text.split('\n')
  if (!first.startsWith(ANSWERS)) return { sql: text, answers: [] }
  return { sql: text.slice(first.length + 1), answers: JSON.parse(first.slice(ANSWERS.length)) }
}

/** Writes the pin of a release. @param statements what its book sends @returns how many of them it pins */
export async function writePin(
  { db, describe }: DescribingDb,
  folders: SchemaFolders,
  release: string,
  statements: readonly string[],
): Promise<number> {
  const known = new Set(statements.map((sql) => sql.trim()))
  const described = await Promise.all([...known].sort().map((sql) => withAnswers(describe, sql)))
  const migrations = await filesOf(folders.migrations)
  const functions = await filesOf(folders.functions)
  await mkdir(FOLDER, { recursive: true })
  const write = (name: string, text: string) => writeFile(new URL(name, FOLDER), text)
  const sums = migrations.map(([name, sql]) => `${createHash('sha256').update(sql).digest('hex')}  ${name}\n`)
  await write('migrations.txt', `release ${release}\n${sums.join('')}`)
  await write('schema.sql', await dumpSchema(db))
  await write('functions.sql', functions.map(([name, sql]) => `${FUNCTION_FILE}${name}\n${sql}`).join(''))
  await write('statements.sql', `${described.join(BETWEEN_STATEMENTS)}\n`)
  return known.size
}

async function withAnswers(describe: DescribingDb['describe'], sql: string): Promise<string> {
  const columns = await describe(sql)
  return columns.length === 0 ? sql : `${ANSWERS}${JSON.stringify(columns)}\n${sql}`
}

async function filesOf(folder: URL): Promise<readonly (readonly [string, string])[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(names.map(async (name) => [name, await readFile(new URL(name, folder), 'utf8')] as const))
}
