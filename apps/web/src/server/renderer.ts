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

/** The built application; throws with the way out where it was not built. */
export async function loadRenderer(dist: string): Promise<Renderer> {
  try {
    const [manifest, bundle] = await Promise.all([
      readManifest(join(dist, 'client')),
      import(pathToFileURL(join(dist, 'server/entry-server.js')).href),
    ])
    const fonts = preloadedFonts(manifest)
    const { renderPage } = bundle as { renderPage: Renderer['render'] }
    return {
      render: renderPage,
      document: (page) => documentHtml(page, { base: ASSET_BASE, assets: assetsOf(manifest, page.modules), fonts }),
    }
  } catch (cause) {
    throw new Error(`The web application is not built in ${dist}: run npm run build.`, { cause })
  }
}
