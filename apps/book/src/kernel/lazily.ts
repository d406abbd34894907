import { createRequire } from 'node:module'

const load = createRequire(import.meta.url)

/**
 * A library that is loaded when it is first used, within that call: five that a process seldom needs, or not at once,
 * were a third of what it took to start. Its type is that of its import.
 */
export function lazily<T>(name: string): () => T {
  let library: T | null = null
  return () => {
    library ??= load(name) as T
    return library
  }
}
