import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openPGlite } from '../../db/index.ts'
import { auditBook } from '../../modules/settlement/index.ts'
import { atNight } from '../../testing/at-night.ts'
import { putEmbeddedDb } from '../../testing/begun/put-embedded-db.ts'
import { surviveCrashes } from '../../testing/crash/crash.ts'
import { surviveCashOutCrashes } from '../../testing/crash/crash-cash-outs.ts'
import { MONEY_ENV, surviveMoneyCrashes } from '../../testing/crash/crash-money.ts'

/** A book on its own data folder is killed again and again; its ledger and bets are checked after each restart. */
async function survives(crashes: (env: Readonly<Record<string, string>>) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'touchline-crash-'))
  await putEmbeddedDb(dataDir)
  await crashes({ DATA_DIR: dataDir, DATABASE_URL: '' })
  const db = await openPGlite(join(dataDir, 'pg'))
  expect(await auditBook(db), 'The books are not clean').toEqual([])
  await db.close()
  await rm(dataDir, { recursive: true })
}

test('PLACE-03: killed while placing and while settling, the embedded book has every acknowledged bet once and the books balance', () =>
  survives((env) => surviveCrashes(env, 2)))

test('PLAYER-03 PAY-01: killed while money is exchanged and while payments are taken back, the embedded book has done each once, and the books balance', () =>
  survives((env) => surviveMoneyCrashes({ ...env, ...MONEY_ENV }, atNight(1, 3))))

test('BETS-02: killed between the request of a cash-out in play and its decision, the embedded book pays each once, and the books balance', () =>
  survives((env) => surviveCashOutCrashes(env)))
