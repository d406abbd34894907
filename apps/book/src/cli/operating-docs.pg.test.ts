import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openPostgres } from '../db/index.ts'
import { isOperationName } from '../operator/operation-names.ts'
import { type ServedBook, serveBook } from '../testing/engines/served-book.ts'
import { type Cluster, findPostgres, startCluster } from '../testing/postgres-cluster.ts'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '../../../..')
const FOLDER = join(ROOT, 'docs/operating')
const BLOCK = /^( *)```sh(?: skip: (.+))?\n([\s\S]*?)^ *```$/gm
const MINUTE_MS = 60_000

interface Block {
  readonly page: string
  readonly commands: string
  /** Why they are not run; null where they are. */
  readonly skip: string | null
}

const pages = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }))

const blocks: readonly Block[] = pages.flatMap(({ name, text }) =>
  [...text.matchAll(BLOCK)].map(([, indent = '', skip, commands = '']) => ({
    page: name,
    commands: commands.replaceAll(new RegExp(`^${indent}`, 'gm'), '').trim(),
    skip: skip ?? null,
  })),
)

test('every block of commands is run, or says why not; a test that it names is there', () => {
  expect(blocks.length).toBeGreaterThan(30)
  for (const { page, skip } of blocks) {
    if (skip === null) continue
    expect(skip.length, page).toBeGreaterThan(20)
    for (const [path] of skip.matchAll(/apps\/\S+\.ts/g))
      expect(() => readFileSync(join(ROOT, path)), page).not.toThrow()
  }
})

test('commands in the text are commands of the book', () => {
  const named = pages.flatMap(({ text }) =>
    [...text.matchAll(/npm run book -- ([a-z-]+)/g)].map(([, name = '']) => name),
  )
  const others = readFileSync(join(import.meta.dirname, 'main.ts'), 'utf8')
  expect(named.filter((name) => !isOperationName(name) && !others.includes(`'${name}'`))).toEqual([])
})

test('pages link to pages and files that are there', () => {
  for (const { name, text } of pages) {
    for (const [, target = ''] of text.matchAll(/\]\((?!https?:|docs\/|#)([^)#]+)/g)) {
      const from = join(FOLDER, name, '..')
      expect(() => readdirOrRead(join(from, target)), `${name}: ${target}`).not.toThrow()
    }
  }
})

function readdirOrRead(path: string): void {
  if (/\.\w+$/.test(path)) readFileSync(path)
  else readdirSync(path)
}

describe.skipIf(inject('postgres') === null)(
  'commands of docs/operating (skipped where PostgreSQL is not installed)',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'touchline-operating-'))
    let cluster: Cluster
    let book: ServedBook
    let env: Readonly<Record<string, string>>

    beforeAll(async () => {
      const bin = (await findPostgres()) ?? ''
      cluster = await startCluster(bin, { durable: true })
      const admin = openPostgres({ url: cluster.url('postgres'), poolSize: 1 })
      await admin.query('CREATE DATABASE book')
      await admin.close()
      const own = { DATABASE_URL: cluster.url('book'), DATA_DIR: join(folder, 'data') }
      book = await serveBook({
        ...own,
        METRICS_PORT: '0',
        SIM_SHARE: '0.05',
        ADDITIONAL_PROVIDERS: '',
        LOG_LEVEL: 'info',
      })
      const port = /Metrics are served on port (\d+)/.exec(book.output())?.[1]
      env = {
        ...own,
        BOOK: book.origin,
        METRICS: `http://127.0.0.1:${port}`,
        BACKUPS: join(folder, 'backups'),
        PATH: `${bin}:${process.env.PATH}`,
      }
      const isReady = () => fetch(`${book.origin}/api/ready`).then(({ status }) => status)
      while ((await isReady()) !== 200) await pause(200)
    }, 5 * MINUTE_MS)
    afterAll(async () => {
      await book?.stop()
      await cluster?.stop()
      await rm(folder, { recursive: true, force: true })
    })

    const wanted = new Map(blocks.filter(({ skip }) => skip === null).map((block) => [block.commands, block.page]))
    test.for([...wanted])('%s (%s)', { timeout: 3 * MINUTE_MS }, async ([commands, page]) => {
      const isMissing = (program: string) =>
        run('sh', ['-c', `command -v ${program}`]).then(
          () => false,
          () => true,
        )
      if (commands.startsWith('promtool') && (await isMissing('promtool'))) return
      const output = await run('bash', ['-euo', 'pipefail', '-c', commands], {
        cwd: ROOT,
        env: { ...process.env, ...env },
      }).then(
        ({ stdout }) => stdout,
        (error: Error & { stdout: string; stderr: string }) =>
          expect.fail(`${page}: ${error.message}\n${error.stdout}${error.stderr}`),
      )
      expect(output.trim()).not.toBe('')
    })
  },
)
