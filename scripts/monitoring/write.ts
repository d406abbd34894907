import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../check/run-tool.ts'
import { monitoringFiles } from './files.ts'

/** `npm run monitoring`: writes alert rules, their tests, the dashboard and the page of metrics. */
for (const [path, text] of Object.entries(monitoringFiles())) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true })
  writeFileSync(join(ROOT, path), text)
}
