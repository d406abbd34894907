const HOSTILE: readonly unknown[] = [null, -1, 1.5, 2 ** 60, 'x', '', true, {}, [], 'x'.repeat(5_000)]
/** Wrong values tried at one place of a body. */
const PER_PLACE = 4

export interface Mutation {
  readonly what: string
  readonly body: unknown
}

/**
 * Bodies that differ from a good one in one place and that `accepts` refuses: wrong types and sizes, missing keys,
 * additional keys.
 */
export function badBodies(good: unknown, accepts: (body: unknown) => boolean): Mutation[] {
  const found: Mutation[] = []
  const tryOut = (what: string, body: unknown): boolean => {
    if (accepts(body)) return false
    found.push({ what, body })
    return true
  }
  function visit(value: unknown, place: string, rebuild: (changed: unknown) => unknown): void {
    let bad = 0
    for (const hostile of HOSTILE) {
      if (bad < PER_PLACE && tryOut(`${place} = ${JSON.stringify(hostile).slice(0, 30)}`, rebuild(hostile))) bad++
    }
    if (Array.isArray(value)) {
      if (value.length > 0) visit(value[0], `${place}[0]`, (changed) => rebuild([changed, ...value.slice(1)]))
      tryOut(`${place} with 600 entries`, rebuild(Array.from({ length: 600 }, () => value[0] ?? 1)))
      return
    }
    if (typeof value !== 'object' || value === null) return
    tryOut(`${place} with an unknown key`, rebuild({ ...value, unexpected_key: 1 }))
    for (const [key, inner] of Object.entries(value)) {
      const { [key]: _left, ...rest } = value as Record<string, unknown>
      tryOut(`${place} without ${key}`, rebuild(rest))
      visit(inner, `${place}.${key}`, (changed) => rebuild({ ...value, [key]: changed }))
    }
  }
  visit(good, 'body', (changed) => changed)
  return found
}
