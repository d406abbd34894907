import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './check/run-tool.ts'
import { nameRelease, RELEASE_FILE } from './release.ts'

/** What the browser's files are made from. */
const SOURCES = ['apps/web', 'packages', 'package-lock.json']
const STAMP = join(ROOT, 'apps/web/dist/.made-from')

function* files(path: string): Generator<string> {
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => a.name.localeCompare(b.name))
  for (const entry of entries) {
    if (['node_modules', 'dist', '.generated'].includes(entry.name) || entry.name.includes('.generated.')) continue
    const child = join(path, entry.name)
    if (entry.isDirectory()) yield* files(child)
    else if (!/\.test\.tsx?$/.test(entry.name)) yield child
  }
}

export function fingerprint(): string {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    const path = join(ROOT, source)
    for (const file of source.includes('.') ? [path] : files(path))
      hash.update(file.slice(ROOT.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Builds the web application unless it was made from these very sources; returns whether it had to. */
export function buildWhenStale(): boolean {
  const now = fingerprint()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now) return false
  const release = nameRelease(now)
  const built = spawnSync(process.execPath, [join(ROOT, 'apps/web/scripts/build.ts')], {
    cwd: join(ROOT, 'apps/web'),
    env: { ...process.env, RELEASE: release },
    stdio: ['ignore', 2, 2],
  })
  if (built.status !== 0) throw new Error('The web application did not build; the errors are above.')
  const embed = spawnSync(
    process.execPath,
    [join(ROOT, 'packages/embed/scripts/build.ts'), join(ROOT, 'apps/web/dist/embed')],
    { stdio: ['ignore', 2, 2] },
  )
  if (embed.status !== 0) throw new Error('The embed script did not build; the errors are above.')
  mkdirSync(join(ROOT, 'apps/web/dist'), { recursive: true })
  writeFileSync(join(ROOT, 'apps/web/dist', RELEASE_FILE), release)
  writeFileSync(STAMP, now)
  return true
}

if (import.meta.main) buildWhenStale()
