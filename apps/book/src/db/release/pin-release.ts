import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { FOLDERS, migrate } from '../migrate.ts'
import { openDescribingDb } from './describing-db.ts'
import { writePin } from './pin.ts'

/**
 * `npm run pin-release`: plays the tests on PostgreSQL, records what the book sends, and writes it down with schema,
 * migrations and functions. A later schema is tested against this. RECORD_STATEMENTS names a folder that was recorded
 * before.
 */
const ROOT = join(import.meta.dirname, '../../../../..')
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }

function recordStatements(folder: string): void {
  const preload = pathToFileURL(join(import.meta.dirname, 'record-statements.ts')).href
  const env = { ...process.env, RECORD_STATEMENTS: folder, NODE_OPTIONS: `--import ${preload}` }
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
  const { status: exitCode } = spawnSync(process.execPath, [vitest, 'run', '--project', 'pg'], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  })
  if (exitCode !== 0) throw new Error('Tests failed: a release is pinned when all of them pass.')
}

const recordedBefore = process.env.RECORD_STATEMENTS
const folder = recordedBefore ?? mkdtempSync(join(tmpdir(), 'touchline-statements-'))
if (recordedBefore === undefined) recordStatements(folder)
const statements = readdirSync(folder).flatMap((name) =>
  readFileSync(join(folder, name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as string),
)
const describing = await openDescribingDb()
await migrate(describing.db)
const count = await writePin(describing, FOLDERS, version, statements)
console.log(`Release ${version} is pinned with ${count} statements.`)
await describing.db.close()
if (recordedBefore === undefined) rmSync(folder, { recursive: true })
