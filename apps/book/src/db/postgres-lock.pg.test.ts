import { type ChildProcess, spawn } from 'node:child_process'
import { afterEach, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest'
import { createPgDatabase, type PgDatabase } from '../testing/pg-database.ts'
import type { Lock } from './index.ts'

const server = inject('postgres')
const PROGRAM = new URL('../testing/lock-holder.ts', import.meta.url).pathname
const NAME = 'touchline:test'
/** What a stopped owner costs at most. */
const REPLACED_WITHIN_MS = 15_000

interface Holder {
  readonly child: ChildProcess
  output(): string
  prints(line: string): Promise<void>
}

async function startHolder(url: string): Promise<Holder> {
  const env = { ...process.env, DATABASE_URL: url, LOCK_NAME: NAME }
  const child = spawn(process.execPath, [PROGRAM], { env, stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk
  })
  const holder = {
    child,
    output: () => output,
    prints: (line: string) => expect.poll(() => output).toContain(line),
  }
  await holder.prints('in transaction')
  return holder
}

describe.skipIf(server === null)('locks of roles (skipped where PostgreSQL is not installed)', () => {
  let database: PgDatabase
  beforeEach(async () => {
    database = await createPgDatabase(server ?? '')
    await database.db.exec('CREATE TABLE marks (text TEXT)')
  })
  afterEach(() => database.drop())

  const marks = async () => (await database.db.query<{ text: string }>('SELECT text FROM marks', [])).map((r) => r.text)

  async function takesOver(): Promise<Lock> {
    for (;;) {
      const lock = await database.db.tryLock(NAME)
      if (lock !== null) return lock
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }

  test('a live holder keeps its lock, however often others try to take it', async () => {
    const holder = await startHolder(database.url)
    // Longer than a lease.
    const until = Date.now() + 9_000
    while (Date.now() < until) {
      expect(await database.db.tryLock(NAME)).toBeNull()
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
    expect(holder.output()).not.toContain('refused')
  })

  test('a holder that is stopped in the middle of a transaction is replaced within 15 s, and writes nothing when it wakes up', async () => {
    const holder = await startHolder(database.url)
    await holder.prints('wrote')
    holder.child.kill('SIGSTOP')
    const stoppedAt = Date.now()
    const lock = await takesOver()
    onTestFinished(lock.release)
    expect(Date.now() - stoppedAt).toBeLessThan(REPLACED_WITHIN_MS)
    await lock.db.query("INSERT INTO marks (text) VALUES ('new holder')", [])
    const before = await marks()
    const lines = holder.output().split('\n').length

    holder.child.stdin?.write('commit\n')
    holder.child.kill('SIGCONT')
    await holder.prints('rolled back')
    await expect.poll(() => holder.output().split('\n').length).toBeGreaterThan(lines + 10)
    const afterwards = holder.output().split('\n').slice(lines)
    expect(afterwards.filter((line) => line.startsWith('wrote'))).toEqual([])
    expect(afterwards.some((line) => line === 'refused, held false')).toBe(true)
    expect(await marks()).toEqual(before)
    expect(before).not.toContain('in a transaction')
    expect(lock.isHeld()).toBe(true)
  })

  test('a holder that dies is replaced at once, and nothing of it is left', async () => {
    const holder = await startHolder(database.url)
    holder.child.kill('SIGKILL')
    const diedAt = Date.now()
    const lock = await takesOver()
    // Before its lease ran out.
    expect(Date.now() - diedAt).toBeLessThan(7_000)
    expect(await marks()).not.toContain('in a transaction')
    await lock.release()
    const next = await takesOver()
    await next.release()
    await expect(lock.db.query('SELECT 1', [])).rejects.toThrow()
  })

  test('of many that try at once, one gets the lock', async () => {
    const asked = await Promise.all(Array.from({ length: 8 }, () => database.db.tryLock(NAME)))
    const held = asked.filter((lock) => lock !== null)
    expect(held).toHaveLength(1)
    await held[0]?.release()
  })
})
