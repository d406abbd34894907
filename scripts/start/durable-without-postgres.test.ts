import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from '../check/run-tool.ts'

/** Loaded before the program: the folder of PostgreSQL's programs is not there. */
const HIDDEN = `data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs/promises'
  import { syncBuiltinESMExports } from 'node:module'
  const { readdir } = fs
  fs.readdir = async (path, ...more) => {
    if (String(path).startsWith('/usr/lib/postgresql')) throw Object.assign(new Error('ENOENT'), { code: 'ENOENT' })
    return readdir(path, ...more)
  }
  syncBuiltinESMExports()
`)}`

test('DURABLE=1 where PostgreSQL is not installed: the start is refused with one sentence that says what to do, and makes nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tl-durable-without-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const dataDir = join(folder, 'data')
  const child = spawn(process.execPath, ['--import', HIDDEN, join(ROOT, 'scripts/start.ts')], {
    // A build that is given is not made.
    env: { ...process.env, DURABLE: '1', DATA_DIR: dataDir, WEB_DIST: folder, PORT: '0', DATABASE_URL: '' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  const code = await new Promise((resolve) => child.once('close', resolve))
  expect(output.trim()).toBe(
    'Touchline did not start: DURABLE=1 needs PostgreSQL, which is not installed here. Install it (Debian: apt-get install postgresql), name one with DATABASE_URL, or leave DURABLE out: the embedded database can lose the last seconds when the machine loses power.',
  )
  expect(code).toBe(1)
  expect(existsSync(dataDir)).toBe(false)
})
