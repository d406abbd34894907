import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderedPage, RenderRequest } from '../entry-server.tsx'
import { documentHtml } from './document.ts'
import { assetsOf, preloadedFonts, readManifest } from './manifest.ts'

type Page = Extract<RenderedPage, { kind: 'page' }>

export interface Renderer {
  render(request: RenderRequest): Promise<RenderedPage>
  document(page: Page): string
}

/** Where the built files are, and where they are served. */
export const ASSET_BASE = '/sports/'

const bundleOf = (dist: string): string => join(dist, 'server/entry-server.js')

/** Throws with the way out where the application was not built. */
export async function findBuild(dist: string): Promise<void> {
  try {
    await Promise.all([readManifest(join(dist, 'client')), access(bundleOf(dist))])
  } catch (cause) {
    throw new Error(`The web application is not built in ${dist}: run npm run build.`, { cause })
  }
}

/** The built application. */
export async function loadRenderer(dist: string): Promise<Renderer> {
  const [manifest, bundle] = await Promise.all([
    readManifest(join(dist, 'client')),
    import(pathToFileURL(bundleOf(dist)).href),
  ])
  const fonts = preloadedFonts(manifest)
  const { renderPage } = bundle as { renderPage: Renderer['render'] }
  return {
    render: renderPage,
    document: (page) => documentHtml(page, { base: ASSET_BASE, assets: assetsOf(manifest, page.modules), fonts }),
  }
}
