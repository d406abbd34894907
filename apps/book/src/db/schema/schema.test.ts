import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { embeddedDb } from '../../testing/embedded-db.ts'
import type { Db } from '../db.ts'
import { dumpSchema } from './dump-schema.ts'

let db: Db
beforeAll(async () => {
  db = await embeddedDb()
})
afterAll(() => db.close())

test('schema.sql is what the migrations and functions make; npm run schema writes it anew', async () => {
  expect(await dumpSchema(db)).toBe(await readFile(new URL('./schema.sql', import.meta.url), 'utf8'))
})
