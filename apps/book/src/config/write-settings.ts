import { readFile, writeFile } from 'node:fs/promises'
import { withSettingsTable } from './settings-table.ts'

/** `npm run settings`: makes the README's table from the settings' own description. */
const README = new URL('../../../../README.md', import.meta.url)
await writeFile(README, withSettingsTable(await readFile(README, 'utf8')))
