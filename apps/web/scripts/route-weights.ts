import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { pageModules } from '../src/entry-server.tsx'
import { assetsOf, type Manifest, readManifest } from '../src/server/manifest.ts'
import { LATER_EVERYWHERE, LATER_OF_PLAYERS, ROUTES_TO_WEIGH, type RouteToWeigh } from './routes-to-weigh.ts'

/** Script of a route in bytes of brotli, and what it is at most. */
export interface RouteWeight {
  readonly route: RouteToWeigh
  /** Files that the page is hydrated with. */
  readonly files: readonly string[]
  readonly hydration: number
  /** With the chunks that load after it. */
  readonly visitor: number
  readonly player: number
}

async function weigher(client: string, manifest: Manifest) {
  const sizes = new Map<string, number>()
  return async (modules: readonly string[]) => {
    for (const module of modules) {
      if (!manifest[module])
        throw new Error(`The budget names ${module}, which the build does not have: correct routes-to-weigh.ts.`)
    }
    const files = assetsOf(manifest, modules).scripts
    for (const file of files) if (!sizes.has(file)) sizes.set(file, (await stat(join(client, `${file}.br`))).size)
    return { files, bytes: files.reduce((total, file) => total + (sizes.get(file) ?? 0), 0) }
  }
}

/**
 * What each route of the delivered site loads.
 * @param dist folder of a build, client and server
 */
export async function routeWeights(dist: string): Promise<readonly RouteWeight[]> {
  const client = join(dist, 'client')
  const weigh = await weigher(client, await readManifest(client))
  const server = (await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)) as {
    pageModules: typeof pageModules
  }
  return Promise.all(
    ROUTES_TO_WEIGH.map(async (route) => {
      const { page, parts = [], later = [], ofPlayer = [] } = route
      const first = [...(await server.pageModules(page, 'en')), ...parts]
      const following = [...first, ...LATER_EVERYWHERE, ...later]
      const { files, bytes: hydration } = await weigh(first)
      const { bytes: visitor } = await weigh(following)
      const { bytes: player } = await weigh([...following, ...LATER_OF_PLAYERS, ...ofPlayer])
      return { route, files, hydration, visitor, player }
    }),
  )
}
