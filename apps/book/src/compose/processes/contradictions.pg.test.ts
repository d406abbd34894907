import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { findNats, startNats } from '../../testing/engines/nats.ts'
import { startRecordingEngine } from '../../testing/engines/recording-engine.ts'
import { type ServedBook, serveBook } from '../../testing/engines/served-book.ts'
import { createPgDatabase } from '../../testing/pg-database.ts'

const server = inject('postgres')
const PROGRAM = new URL('../../cli/main.ts', import.meta.url).pathname
const SHIFT = pathToFileURL(new URL('../../testing/shifted-clock.ts', import.meta.url).pathname).href

/** Starts a book that is expected to refuse; what it printed, and its exit code. */
async function refused(env: Readonly<Record<string, string>>): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [PROGRAM, 'serve'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  const listen = (chunk: Buffer) => {
    output += chunk
    // One that starts all the same would never end.
    if (output.includes('is ready')) child.kill('SIGKILL')
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const code = await new Promise<number>((resolve) => child.once('exit', (exit) => resolve(exit ?? 0)))
  return { code, output }
}

const nats = await findNats()

describe.skipIf(server === null)('processes of one database (skipped where PostgreSQL is not installed)', () => {
  test('one whose settings, secrets, engine or clock contradict the others refuses to start, and says why', async () => {
    const database = await createPgDatabase(server ?? '')
    const folder = await mkdtemp(join(tmpdir(), 'touchline-contradiction-'))
    const [engine, another] = [await startRecordingEngine(['node-1', 'node-2']), await startRecordingEngine(['node-3'])]
    const key = (letter: string) => Buffer.alloc(32, letter).toString('base64')
    const env = {
      DATABASE_URL: database.url,
      DATABASE_POOL: '4',
      DATA_DIR: folder,
      BOOK_ROLES: 'settlement',
      CENTRIFUGO_URL: engine.url,
      AUTHENTICATOR_KEYS: key('a'),
      SIM_SPEED: '6',
      REALTIME_CONNECTION_SECRET: 'one of many',
    }
    const books: ServedBook[] = [await serveBook(env)]
    onTestFinished(async () => {
      for (const book of books) await book.stop()
      await engine.close()
      await another.close()
      await database.drop()
      await rm(folder, { recursive: true })
    })

    const CASES: readonly (readonly [change: Record<string, string>, sentence: string])[] = [
      [{ SIM_SPEED: '60' }, 'SIM_SPEED is 60 here and 6 in process'],
      [{ REALTIME_CONNECTION_SECRET: '' }, 'REALTIME_CONNECTION_SECRET is not the one of process'],
      [{ AUTHENTICATOR_KEYS: '' }, 'AUTHENTICATOR_KEYS does not hold the key'],
      [{ CENTRIFUGO_URL: another.url }, 'CENTRIFUGO_URL names another realtime engine'],
      [{ CENTRIFUGO_URL: '' }, 'CENTRIFUGO_URL is missing here, and process'],
      [{ NODE_OPTIONS: `--import ${SHIFT}`, CLOCK_SHIFT_MS: '400' }, 'ms ahead of the database'],
    ]
    for (const [change, sentence] of CASES) {
      const { code, output } = await refused({ ...env, ...change })
      expect(output).toContain(sentence)
      expect(output).toContain('did not start')
      expect(code).toBe(1)
      // One sentence, or two, and no stack.
      expect(output.split('\n').filter((line) => line.startsWith('    at '))).toEqual([])
    }

    // A key that is being replaced, and a clock that is a little off, are no contradiction.
    const agreeing = { AUTHENTICATOR_KEYS: `${key('a')},${key('b')}`, CLOCK_SHIFT_MS: '150' }
    books.push(await serveBook({ ...env, ...agreeing, NODE_OPTIONS: `--import ${SHIFT}` }))
    // Once the others have stopped, another world may begin.
    while (books.length > 0) await books.pop()?.stop()
    books.push(await serveBook({ ...env, SIM_SPEED: '60', CENTRIFUGO_URL: '' }))
    const { output } = await refused({ ...env, SIM_SPEED: '60' })
    expect(output).toContain('CENTRIFUGO_URL is set here and missing in process')
  })

  test.skipIf(nats === null)(
    'one that reaches the offer through another NATS server, or through none, refuses to start (skipped where nats-server is not installed)',
    async () => {
      const database = await createPgDatabase(server ?? '')
      const folder = await mkdtemp(join(tmpdir(), 'touchline-contradiction-'))
      const [one, other] = [await startNats(nats ?? ''), await startNats(nats ?? '')]
      const env = {
        DATABASE_URL: database.url,
        DATABASE_POOL: '4',
        DATA_DIR: folder,
        BOOK_ROLES: 'settlement',
        NATS_URL: one.url,
        AUTHENTICATOR_KEYS: Buffer.alloc(32, 'a').toString('base64'),
      }
      const book = await serveBook(env)
      onTestFinished(async () => {
        await book.stop()
        for (const each of [one, other]) await each.stop()
        await database.drop()
        await rm(folder, { recursive: true })
      })
      const CASES: readonly (readonly [url: string, sentence: string])[] = [
        [other.url, 'NATS_URL names another server'],
        ['', 'NATS_URL is empty here and set in process'],
        ['localhost:4222', 'NATS_URL cannot be read'],
      ]
      for (const [url, sentence] of CASES) {
        const { code, output } = await refused({ ...env, NATS_URL: url })
        expect(output).toContain(sentence)
        expect(code).toBe(1)
      }
    },
  )
})
