import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildEmbed } from './build.ts'

/** Keeps the script that is built now as the release of its version. */
const { version, integrity } = await buildEmbed()
const folder = join(import.meta.dirname, '../releases', version)
if (existsSync(join(folder, 'touchline.js'))) {
  console.error(`${version} was released before and never changes: raise the version in packages/embed/package.json.`)
  process.exit(1)
}
await buildEmbed(folder)
console.log(`${version} ${integrity}`)
