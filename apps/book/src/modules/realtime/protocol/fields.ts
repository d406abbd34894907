/** Thrown when a command has a field of the wrong type; the connection is closed for it. */
export class MalformedCommand extends Error {}

/** Typed reading of an untrusted JSON object. An absent or null field reads as its zero value; a wrong type throws. */
export interface Fields {
  has(name: string): boolean
  string(name: string): string
  flag(name: string): boolean
  /** An integer from 0 to `Number.MAX_SAFE_INTEGER`. */
  natural(name: string): number
  /** A safe integer of either sign; `fallback` when absent. */
  integer(name: string, fallback: number): number
  object(name: string): Fields | null
  raw(name: string): unknown
  names(): string[]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Opens an untrusted value as an object, or throws `MalformedCommand`. */
export function fieldsOf(value: unknown): Fields {
  if (!isRecord(value)) throw new MalformedCommand('not an object')
  const present = (name: string) => (Object.hasOwn(value, name) && value[name] !== null ? value[name] : undefined)
  function integer(name: string, fallback: number): number {
    const found = present(name)
    if (found === undefined) return fallback
    if (typeof found !== 'number' || !Number.isSafeInteger(found)) throw new MalformedCommand(name)
    return found
  }
  return {
    has: (name) => present(name) !== undefined,
    string(name) {
      const found = present(name) ?? ''
      if (typeof found !== 'string') throw new MalformedCommand(name)
      return found
    },
    flag(name) {
      const found = present(name) ?? false
      if (typeof found !== 'boolean') throw new MalformedCommand(name)
      return found
    },
    natural(name) {
      const found = integer(name, 0)
      if (found < 0) throw new MalformedCommand(name)
      return found
    },
    integer,
    object(name) {
      const found = present(name)
      return found === undefined ? null : fieldsOf(found)
    },
    raw: present,
    names: () => Object.keys(value),
  }
}
