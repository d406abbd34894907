import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { assetsOf, type Manifest, readManifest } from '../src/server/manifest.ts'

const KB = 1_000
/** Script in brotli that hydration of the in-play page may need. */
const HYDRATION_LIMIT = 120 * KB
/** The same with what follows by itself: the realtime line. */
const TOTAL_LIMIT = 150 * KB

const PAGE = ['src/routes/live.tsx', 'src/i18n/catalogue/en-core.ts']
const FOLLOWING = ['src/live/open-line.ts', '../../packages/client/src/realtime/centrifuge-link.ts']

async function weight(directory: string, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(directory, `${file}.br`))).size))
  return sizes.reduce((total, size) => total + size, 0)
}

function scriptsOf(manifest: Manifest, modules: readonly string[]): string[] {
  for (const module of modules) {
    if (!manifest[module])
      throw new Error(`The budget names ${module}, which the build does not have: correct the list.`)
  }
  return [...assetsOf(manifest, modules).scripts]
}

/** Fails the build when the in-play page loads more script than it may. */
export async function checkBudget(clientDirectory: string): Promise<void> {
  const manifest = await readManifest(clientDirectory)
  const hydration = await weight(clientDirectory, scriptsOf(manifest, PAGE))
  const total = await weight(clientDirectory, scriptsOf(manifest, [...PAGE, ...FOLLOWING]))
  const line = (name: string, size: number, limit: number) =>
    `${name}: ${(size / KB).toFixed(1)} KB of ${limit / KB} KB brotli`
  console.log(line('script to hydrate /sports/live', hydration, HYDRATION_LIMIT))
  console.log(line('with what follows by itself', total, TOTAL_LIMIT))
  if (hydration > HYDRATION_LIMIT || total > TOTAL_LIMIT) {
    throw new Error('The page loads too much script: move what the first screen does not need behind a dynamic import.')
  }
}
