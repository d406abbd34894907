import { documentHtml, type Renderer } from '@touchline/web/server'
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite'

const BASE = '/sports/'
const ENTRY = '@touchline-dev-entry.js'

/** What the document's one script does in development: hot reload first, then the application's own entry. */
const ENTRY_SOURCE = `
import '/@vite/client'
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
await import('/src/entry-client.tsx')
`

export function devEntry(): Plugin {
  return {
    name: 'touchline:dev-entry',
    resolveId: (id) => (id === `/${ENTRY}` ? `\0${ENTRY}` : undefined),
    load: (id) => (id === `\0${ENTRY}` ? ENTRY_SOURCE : undefined),
  }
}

/** Renders from source through Vite, so that the next request shows what was saved last. */
export function viteRenderer(vite: ViteDevServer): Renderer {
  return {
    async render(request) {
      const { renderPage } = await vite.ssrLoadModule('/src/entry-server.tsx')
      return (renderPage as Renderer['render'])(request)
    },
    document: (page) =>
      documentHtml(page, { base: BASE, assets: { scripts: [ENTRY], styles: stylesOf(vite) }, fonts: [] }),
  }
}

/** Every style sheet that was loaded so far to render or by a page, so that the first paint is not a bare page. */
function stylesOf({ environments: { ssr, client }, config }: ViteDevServer): string[] {
  const styles = new Set<string>()
  const seen = new Set<EnvironmentModuleNode>()
  function visit(module: EnvironmentModuleNode | undefined): void {
    if (!module || seen.has(module)) return
    seen.add(module)
    if (/\.css$/.test(module.url)) styles.add(`${module.url.replace(/^\//, '')}?direct`)
    for (const imported of module.importedModules) visit(imported)
  }
  for (const module of client.moduleGraph.getModulesByFile(`${config.root}/src/entry-client.tsx`) ?? []) visit(module)
  for (const module of ssr.moduleGraph.getModulesByFile(`${config.root}/src/entry-server.tsx`) ?? []) visit(module)
  return [...styles]
}
