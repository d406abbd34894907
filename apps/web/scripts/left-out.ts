import type { Plugin } from 'vite'

const QUERIES = /query-core\/build\/modern\/(mutationCache|infiniteQueryBehavior)\.js$/
/** What would need them: with one of these in the build, nothing may be left out. */
const NEEDS_THEM = /query-core\/build\/modern\/(mutationObserver|infiniteQueryObserver|hydration)\.js$/

/** What the rest of the library asks of each, where there is none. */
const NONE = {
  mutationCache: `export class MutationCache {
    findAll() { return [] }
    resumePausedMutations() { return Promise.resolve() }
    clear() {}
  }`,
  infiniteQueryBehavior: `
    export const hasNextPage = () => false
    export const hasPreviousPage = () => false
    export function infiniteQueryBehavior() { throw new Error('Infinite queries are left out: apps/web/scripts/left-out.ts') }`,
} as const

/**
 * Leaves out of what browsers load the kinds of queries that the product has none of (mutations, infinite ones): a bundler cannot
 * see that nothing reaches them, and they are 2 KB of what hydrates a page. The build fails when something begins to need them.
 */
export function leftOut(): Plugin {
  return {
    name: 'touchline:left-out',
    load(id) {
      const [, name] = QUERIES.exec(id) ?? []
      return name === undefined ? null : NONE[name as keyof typeof NONE]
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          for (const [id, { renderedLength }] of Object.entries(chunk.modules))
            if (renderedLength > 0 && NEEDS_THEM.test(id))
              this.error(`${id} needs what apps/web/scripts/left-out.ts leaves out: take it from that list.`)
    },
  }
}
