import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '..')
const OURS = join(ROOT, 'src/')
const LITERAL = /\(\) => import\('([^']+)'\)/g
const IMPORTS_PART = /import \{[^}]*\bpart\b(?! as)[^}]*\} from/
/** A part of something else than one literal import. */
const OTHER_PART = /\bpart\((?!\s*\(\) => import\('[^']+'\))/

/**
 * Adds the module's name in the manifest to each `() => import('./x.ts')`: the server finds the chunks of a page by it.
 * Browsers get none of these names.
 */
export function partModules(): Plugin {
  return {
    name: 'touchline:part-modules',
    enforce: 'pre',
    async transform(code, importer, options) {
      if (!options?.ssr || !importer.startsWith(OURS) || !/\.tsx?$/.test(importer)) return undefined
      if (IMPORTS_PART.test(code) && OTHER_PART.test(code))
        throw new Error(`${importer}: part() takes one literal import, as in part(() => import('./x.ts')).`)
      let [named, at] = ['', 0]
      for (const { 0: load, 1: specifier = '', index } of code.matchAll(LITERAL)) {
        const target = await this.resolve(specifier, importer)
        // Inside a comment; the bundler reports missing modules.
        if (!target) continue
        const module = JSON.stringify(relative(ROOT, target.id))
        named += `${code.slice(at, index)}Object.assign(${load}, { module: ${module} })`
        at = index + load.length
      }
      return at === 0 ? undefined : { code: named + code.slice(at), map: null }
    },
  }
}
