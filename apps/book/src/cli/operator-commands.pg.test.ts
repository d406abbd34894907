import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { putEmbeddedDb } from '../testing/begun/put-embedded-db.ts'
import { startCrashProcess } from '../testing/crash-process.ts'
import { createPgDatabase } from '../testing/pg-database.ts'

const server = inject('postgres')
const COMMANDS = new URL('./main.ts', import.meta.url).pathname

type Env = Readonly<Record<string, string>>
interface Settings {
  readonly data: { readonly provider_statuses: Readonly<Record<string, string>> }
}

/** `npm run book -- ...` as a process of its own: its exit code and all it printed. */
function operates(env: Env, ...words: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [COMMANDS, ...words],
      { env: { ...process.env, ...env } },
      (_, out, error) => resolve({ code: child.exitCode ?? -1, output: `${out}${error}`.trim() }),
    )
  })
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-book-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function expectCommands(env: Env, origin: string): Promise<void> {
  const statusNow = async () => {
    const { data } = (await (await fetch(`${origin}/api/v2/settings`)).json()) as Settings
    return data.provider_statuses.betradar
  }
  const fine = async (words: string, sentence: string) =>
    expect([words, await operates(env, ...words.split(' '))]).toEqual([words, { code: 0, output: sentence }])
  await fine('provider betradar down', 'betradar is down.')
  // The process that runs the command knows at once.
  expect(await statusNow()).toBe('down')
  await fine('provider betradar up', 'betradar is up.')
  expect(await statusNow()).toBe('up')
  await fine('set-rate USD 1.1', '1 EUR is 1.1 USD now.')
  await fine('withdraw demo@touchline.test 25.00 EUR SEPA-1', '25.00 EUR left the book as SEPA-1.')
  await fine('withdraw demo@touchline.test 25.00 EUR SEPA-1', 'SEPA-1 was booked before; nothing was done.')
  const audited = await operates(env, 'audit')
  expect([audited.code, audited.output]).toEqual([0, expect.not.stringMatching(/\n\s+at /)])
  const refused = ['provider betradar sideways', 'settle x', 'settle 999999999 1 1=win', 'import-fixtures /nowhere']
  const answers = refused.map(async (words) => {
    const { code, output } = await operates(env, ...words.split(' '))
    expect([words, code, output]).toEqual([words, 1, expect.not.stringMatching(/\n\s+at |Error:|node:internal/)])
    expect(output).not.toBe('')
  })
  await Promise.all(answers)
}

describe.skipIf(server === null)('commands of the operator (skipped where PostgreSQL is not installed)', () => {
  test('reach the book that runs on the embedded database; stopped, the database itself', async () => {
    const env = { DATABASE_URL: '', DATA_DIR: await newFolder() }
    await putEmbeddedDb(env.DATA_DIR)
    const book = await startCrashProcess(env)
    onTestFinished(() => book.kill())
    await expectCommands(env, book.origin)
    await book.stop()
    // It has published all pending events before it ended.
    expect(await operates(env, 'audit')).toEqual({ code: 0, output: 'The books are clean.' })
    expect(await operates(env, 'provider', 'betradar', 'down')).toEqual({ code: 0, output: 'betradar is down.' })
  })

  test('say in one sentence that the embedded database is in use where its book has no socket', async () => {
    const env = { DATABASE_URL: '', DATA_DIR: await newFolder() }
    await putEmbeddedDb(env.DATA_DIR)
    const book = await startCrashProcess(env)
    onTestFinished(() => book.kill())
    const sockets = (await readdir(env.DATA_DIR)).filter((name) => name.endsWith('.sock'))
    expect(sockets).toHaveLength(1)
    for (const name of sockets) await rm(join(env.DATA_DIR, name))
    const { code, output } = await operates(env, 'audit')
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^audit failed: The database in \S+ is in use by another process\..*$/),
    ])
  })

  test('reach the book that runs on PostgreSQL', async () => {
    const database = await createPgDatabase(server ?? '')
    const env = { DATABASE_URL: database.url, DATA_DIR: await newFolder() }
    const book = await startCrashProcess(env)
    onTestFinished(async () => {
      await book.kill()
      await database.drop()
    })
    await expectCommands(env, book.origin)
  })
})
