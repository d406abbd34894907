import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/** The first script of every page, and what it imports. */
function firstChunks(bundle: Bundle): Set<string> {
  const first = new Set<string>()
  const add = (name: string): void => {
    const chunk = bundle[name]
    if (first.has(name) || chunk?.type !== 'chunk') return
    first.add(name)
    chunk.imports.forEach(add)
  }
  for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) add(chunk.fileName)
  return first
}

/**
 * What the browser fetches together with a chunk that is loaded later: the chunks that this one imports, without
 * itself, which the import fetches, and without those that every page has. Their addresses are in the first script.
 */
export function preloadedChunks() {
  let first: ReadonlySet<string> = new Set()
  const plugin: Plugin = {
    name: 'touchline:preloaded-chunks',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        first = firstChunks(bundle)
      },
    },
  }
  const resolveDependencies = (file: string, dependencies: string[]): string[] =>
    dependencies.filter((dependency) => dependency !== file && !first.has(dependency))
  return { plugin, resolveDependencies }
}
