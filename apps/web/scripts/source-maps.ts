import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Moves the source maps of a build out of the served folder, into `source-maps/RELEASE` beside it: engineers who read a
 * stack have them, and no visitor does. Those of the release before are removed together with its build.
 */
export async function keepSourceMaps(dist: string, release: string): Promise<void> {
  const assets = join(dist, 'client/assets')
  const all = join(dist, 'source-maps')
  const kept = join(all, release.replace(/[^\w.-]/g, '_'))
  await rm(all, { recursive: true, force: true })
  await mkdir(kept, { recursive: true })
  const maps = (await readdir(assets)).filter((name) => name.endsWith('.map'))
  await Promise.all(maps.map((name) => rename(join(assets, name), join(kept, name))))
}
