import { readFile, writeFile } from 'node:fs/promises'
import { withSettingsTable } from './settings-table.ts'

/** `npm run settings`: writes the table of docs/operating/settings.md from the settings' own descriptions. */
const DOCUMENT = new URL('../../../../docs/operating/settings.md', import.meta.url)
await writeFile(DOCUMENT, withSettingsTable(await readFile(DOCUMENT, 'utf8')))
