/** Up to here looking through a list is as quick as looking up. */
const SHORT = 64

/**
 * Finds in lists that are never changed, in constant time: a long list gets an index on the first lookup, which is
 * collected with it. The first of several with a key counts.
 */
export function indexed<T, K>(keyOf: (item: T) => K): (list: readonly T[], key: K) => T | undefined {
  const indexes = new WeakMap<readonly T[], ReadonlyMap<K, T>>()

  function indexOf(list: readonly T[]): ReadonlyMap<K, T> {
    const known = indexes.get(list)
    if (known !== undefined) return known
    const made = new Map<K, T>()
    for (const item of list) if (!made.has(keyOf(item))) made.set(keyOf(item), item)
    indexes.set(list, made)
    return made
  }

  return (list, key) => (list.length <= SHORT ? list.find((item) => keyOf(item) === key) : indexOf(list).get(key))
}
