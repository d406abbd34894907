import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openPGlite } from './db/index.ts'
import { auditBook } from './modules/settlement/index.ts'
import { putEmbeddedDb } from './testing/begun/put-embedded-db.ts'
import { surviveCrashes } from './testing/suites/crash.ts'

test('PLACE-03: killed while placing and while settling, the embedded book has every acknowledged bet once and the books balance', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'touchline-crash-'))
  await putEmbeddedDb(dataDir)
  await surviveCrashes({ DATA_DIR: dataDir, DATABASE_URL: '' }, 2)
  const db = await openPGlite(join(dataDir, 'pg'))
  expect(await auditBook(db), 'The books are not clean').toEqual([])
  await db.close()
  await rm(dataDir, { recursive: true })
})
