import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { assetsOf, type Manifest, readManifest } from '../src/server/manifest.ts'
import { moduleWeights } from './weights.ts'

const ROOT = join(import.meta.dirname, '../../..')

const KB = 1_000
/** Script in brotli that hydration of the in-play page may need. */
const HYDRATION_LIMIT = 120 * KB
/** The same with what follows by itself: the realtime line. */
const TOTAL_LIMIT = 150 * KB

const PAGE = ['src/routes/live.tsx', 'src/i18n/catalogue/en-core.ts']
const FOLLOWING = [
  'src/live/open-line.ts',
  '../../packages/client/src/realtime/centrifuge-link.ts',
  'src/data/answers/checks.ts',
]

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

/** Modules that are named when the budget is printed, and when somebody asks for all. */
const HEAVIEST = 12

/**
 * Says what the in-play page loads and which of its modules cost most, and fails the build when it is more than it may be.
 * @param output what was built, with the code of each module
 * @param named how many modules are named
 */
export async function checkBudget(
  clientDirectory: string,
  output: Rolldown.RolldownOutput['output'],
  named = HEAVIEST,
): Promise<void> {
  const manifest = await readManifest(clientDirectory)
  const first = scriptsOf(manifest, PAGE)
  const hydration = await weight(clientDirectory, first)
  const total = await weight(clientDirectory, scriptsOf(manifest, [...PAGE, ...FOLLOWING]))
  const line = (name: string, size: number, limit: number) =>
    `${name}: ${(size / KB).toFixed(1)} KB of ${limit / KB} KB brotli`
  for (const { module, bytes } of moduleWeights(output, new Set(first), ROOT).slice(0, named))
    console.log(`${(bytes / KB).toFixed(2).padStart(7)} KB ${module}`)
  console.log(line('script to hydrate /sports/live', hydration, HYDRATION_LIMIT))
  console.log(line('with what follows by itself', total, TOTAL_LIMIT))
  if (hydration > HYDRATION_LIMIT || total > TOTAL_LIMIT) {
    throw new Error('The page loads too much script: move what the first screen does not need behind a dynamic import.')
  }
}
