import { writeFile } from 'node:fs/promises'
import { migrate, openPGlite } from '../db/index.ts'
import { dumpSchema } from '../db/schema/dump-schema.ts'

/**
 * `npm run schema`: writes down what the migrations and functions make, so that a review shows what a change comes to.
 */
const db = await openPGlite(null)
await migrate(db)
await writeFile(new URL('../db/schema/schema.sql', import.meta.url), await dumpSchema(db))
await db.close()
