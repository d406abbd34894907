import { readFile } from 'node:fs/promises'

export interface ManifestChunk {
  readonly file: string
  readonly src?: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly assets?: readonly string[]
}

/** The client build's manifest: what each source module became. */
export type Manifest = Readonly<Record<string, ManifestChunk>>

export const ENTRY = 'src/entry-client.tsx'
/** All styles of the application, in one file. */
const STYLES = 'style.css'

export async function readManifest(clientDirectory: string): Promise<Manifest> {
  return JSON.parse(await readFile(`${clientDirectory}/.vite/manifest.json`, 'utf8')) as Manifest
}

export interface PageAssets {
  /** Files the page's first script imports, the entry first. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** Everything a page needs to hydrate: the entry and these modules, with what they import statically. */
export function assetsOf(manifest: Manifest, modules: readonly string[]): PageAssets {
  const scripts = new Set<string>()
  const seen = new Set<string>()
  function visit(key: string): void {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    scripts.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const key of [ENTRY, ...modules]) visit(key)
  const styles = manifest[STYLES]?.file
  if (styles === undefined) throw new Error('The build has no styles: look at vite.config.ts.')
  return { scripts: [...scripts], styles: [styles] }
}

const PRELOADED_FONT = /archivo-latin-wght-normal/

/** The font file every page starts with. */
export function preloadedFonts(manifest: Manifest): string[] {
  const files = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])])
  return [...new Set(files)].filter((file) => PRELOADED_FONT.test(file))
}
