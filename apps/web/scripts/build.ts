import { join } from 'node:path'
import { build } from 'vite'
import { checkBudget } from './budget.ts'
import { compressFiles } from './compress.ts'

const ROOT = join(import.meta.dirname, '..')

/** Builds what browsers load and what the server renders with, compresses it once, and checks its weight. */
export async function buildWeb(): Promise<void> {
  process.env.NODE_ENV = 'production'
  const shared = { root: ROOT, configFile: join(ROOT, 'vite.config.ts'), logLevel: 'warn' } as const
  await build(shared)
  await build({ ...shared, build: { ssr: true } })
  await compressFiles(join(ROOT, 'dist/client/assets'))
  await checkBudget(join(ROOT, 'dist/client'))
}

if (import.meta.main) await buildWeb()
