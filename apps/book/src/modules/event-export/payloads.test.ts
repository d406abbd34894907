import { join } from 'node:path'
import { expect, test } from 'vitest'
import { eventSchemas } from './payloads.ts'

const FILE = join(import.meta.dirname, '../../../../../docs/reference/event-export.schema.json')

test('the JSON Schemas of events in docs/reference are those of the payloads', async () => {
  await expect(`${JSON.stringify(eventSchemas(), null, 2)}\n`).toMatchFileSnapshot(FILE)
})
