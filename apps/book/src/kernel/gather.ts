/**
 * Groups lookups made in one turn of the event loop, as when several requests are read from the network, into one load.
 * Every key is loaded after its lookup began.
 * @param load values by key; an absent key has none
 */
export function gather<V>(
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>,
): (key: string) => Promise<V | undefined> {
  let keys = new Set<string>()
  let loading: Promise<ReadonlyMap<string, V>> | null = null

  return async (key) => {
    keys.add(key)
    loading ??= new Promise((resolve, reject) => {
      setImmediate(() => {
        const asked = [...keys]
        keys = new Set()
        loading = null
        load(asked).then(resolve, reject)
      })
    })
    return (await loading).get(key)
  }
}
