import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyEmbeddedDb } from '../../testing/embedded-db.ts'
import { openPGlite } from './open-pglite.ts'

describe('the embedded database', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'touchline-pglite-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('keeps commits, rolls back failures, runs transactions in turn, and keeps other processes out of its folder', async () => {
    const db = await openPGlite(folder)
    await db.exec('CREATE TABLE amounts (id INTEGER PRIMARY KEY, value BIGINT NOT NULL)')
    await expect(openPGlite(folder)).rejects.toThrow('in use by another process')
    const insert = (id: number) => db.query('INSERT INTO amounts VALUES ($1, $2)', [id, 10n ** 15n])
    const failing = db.tx(async (tx) => {
      await tx.query('INSERT INTO amounts VALUES (1, 1)', [])
      throw new Error('changed my mind')
    })
    await Promise.all([expect(failing).rejects.toThrow('changed my mind'), insert(1), insert(2)])
    await expect(insert(2)).rejects.toMatchObject({ code: '23505' })
    await db.close()

    const again = await openPGlite(folder)
    const rows = await again.query('SELECT id, value, count(*) OVER ()::int AS n FROM amounts ORDER BY id', [])
    expect(rows).toEqual([
      { id: 1, value: 10n ** 15n, n: 2 },
      { id: 2, value: 10n ** 15n, n: 2 },
    ])
    await again.close()
  })

  test('gives a lock to one holder at a time, and again when that one has released it', async () => {
    const db = await emptyEmbeddedDb()
    const asked = await Promise.all([db.tryLock('role'), db.tryLock('role'), db.tryLock('other')])
    const [first, second, other] = asked
    expect([first?.isHeld(), second, other?.isHeld()]).toEqual([true, null, true])
    await first?.release()
    expect(first?.isHeld()).toBe(false)
    const next = await db.tryLock('role')
    expect(next?.isHeld()).toBe(true)
    // A second release of the first holder takes nothing from the next one.
    await first?.release()
    expect(await db.tryLock('role')).toBeNull()
    expect(await next?.db.query('SELECT 1 AS one', [])).toEqual([{ one: 1 }])
    await db.close()
  })

  test('runs what it has prepared again: with other values, after a failure, in a transaction that fails, and on a table that has changed', async () => {
    const db = await openPGlite(null)
    await db.exec('CREATE TABLE amounts (id INTEGER PRIMARY KEY, value BIGINT, at TIMESTAMPTZ, ids INTEGER[])')
    const insert = (id: number) =>
      db.query('INSERT INTO amounts VALUES ($1, $2, $3, $4) RETURNING id', [id, null, new Date(id), [id, 7]])
    const all = () => db.query('SELECT * FROM amounts WHERE id > $1 ORDER BY id', [0])
    const row = (id: number) => ({ id, value: null, at: new Date(id), ids: [id, 7] })
    expect(await all()).toEqual([])
    expect(await insert(1)).toEqual([{ id: 1 }])
    await expect(insert(1)).rejects.toMatchObject({ code: '23505' })
    expect(await insert(2)).toEqual([{ id: 2 }])
    const failing = db.tx(async (tx) => {
      await tx.query('DELETE FROM amounts WHERE id > $1', [0])
      await tx.query('SELECT 1 / $1::int AS q', [0])
    })
    await expect(failing).rejects.toMatchObject({ code: '22012' })
    expect(await all()).toEqual([row(1), row(2)])
    await expect(db.query('SELECT nothing', [])).rejects.toMatchObject({ code: '42703' })
    await db.exec('ALTER TABLE amounts ADD COLUMN name TEXT; ALTER TABLE amounts DROP COLUMN ids')
    const renamed = ({ ids, ...rest }: ReturnType<typeof row>) => ({ ...rest, name: null })
    expect(await all()).toEqual([renamed(row(1)), renamed(row(2))])
    expect(await db.query('DELETE FROM amounts WHERE id = $1', [1])).toEqual([])
    await db.close()
  })
})
