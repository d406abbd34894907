import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPGlite } from './open-pglite.ts'

describe('the embedded database', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'touchline-pglite-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('keeps what was committed, undoes what failed, takes turns, and lets nobody else open its folder meanwhile', async () => {
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
})
