/** Keeps the tables most recently made; the oldest goes when there are more than `limit`. */
export function boundedCache<V>(limit: number): (key: string, make: () => V) => V {
  const values = new Map<string, V>()
  return (key, make) => {
    const known = values.get(key)
    if (known !== undefined) return known
    const made = make()
    values.set(key, made)
    if (values.size > limit) {
      const oldest = values.keys().next()
      if (!oldest.done) values.delete(oldest.value)
    }
    return made
  }
}
