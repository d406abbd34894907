import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../check/run-tool.ts'
import { deployFiles } from './deploy-files.ts'

/**
 * `npm run deploy-files`: writes compose file, manifests and proxy configuration from the description of the cluster.
 */
for (const [path, text] of Object.entries(deployFiles())) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true })
  writeFileSync(join(ROOT, path), text)
}
