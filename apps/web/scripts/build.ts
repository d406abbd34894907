import { join } from 'node:path'
import { build } from 'vite'
import { checkBudget } from './budget.ts'
import { compressFiles } from './compress.ts'
import { keepSourceMaps } from './source-maps.ts'

const ROOT = join(import.meta.dirname, '..')

/**
 * Builds what browsers load and what the server renders with, compresses it once, and checks its weight.
 * @param dist folder of the result
 * @param named how many modules of the first load are named with their weight
 */
export async function buildWeb(dist: string = join(ROOT, 'dist'), named?: number): Promise<void> {
  process.env.NODE_ENV = 'production'
  const shared = { root: ROOT, configFile: join(ROOT, 'vite.config.ts'), logLevel: 'warn' } as const
  const client = await build({ ...shared, build: { outDir: join(dist, 'client'), sourcemap: 'hidden' } })
  await build({ ...shared, build: { ssr: true, outDir: join(dist, 'server') } })
  await keepSourceMaps(dist, process.env.RELEASE ?? 'unreleased')
  await compressFiles(join(dist, 'client/assets'))
  await checkBudget(dist, 'output' in client ? client.output : [], named)
}

/** `build.ts [folder] [how many of the heaviest modules to name]` */
if (import.meta.main) await buildWeb(process.argv[2] || undefined, Number(process.argv[3]) || undefined)
