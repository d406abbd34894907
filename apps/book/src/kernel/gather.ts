/**
 * Answers questions that are asked in one go, as a server reads several requests from the network, with one load. Every
 * question is loaded after it was asked.
 * @param load answers by key; a key that is absent has none
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
