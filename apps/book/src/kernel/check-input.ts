import type * as z from 'zod/mini'
import { config, locales, safeParse } from 'zod/mini'

// Details name the expected value; without texts every one of them would read 'Invalid input'.
config(locales.en())

/** The fault of one value of an input. */
export interface InputFault {
  readonly path: string
  readonly message: string
}

/** Faults that an error names. */
export const MOST_FAULTS = 20

/**
 * Checks a value against its schema, and that a database can hold it.
 * @param name what it is called at the head of paths
 */
export function checkInput<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
  name: string,
): { readonly value: z.output<S> } | { readonly faults: readonly InputFault[] } {
  const parsed = safeParse(schema, value)
  if (!parsed.success)
    return { faults: parsed.error.issues.slice(0, MOST_FAULTS).map((issue) => describe(name, issue)) }
  const faults: InputFault[] = []
  collectUnstorable(parsed.data, name, faults)
  return faults.length === 0 ? { value: parsed.data } : { faults }
}

function describe(part: string, issue: z.core.$ZodIssue): InputFault {
  const path = [part, ...issue.path.map(named)].join('.')
  if (issue.code === 'unrecognized_keys')
    return { path, message: `Unknown keys: ${issue.keys.slice(0, 10).map(named).join(', ')}` }
  return { path, message: issue.message }
}

/** Finds texts that no database holds, wherever they are: with a NUL, or with half a character. */
function collectUnstorable(value: unknown, path: string, found: InputFault[]): void {
  if (found.length >= MOST_FAULTS) return
  if (typeof value === 'string') {
    const isStorable = !value.includes('\0') && value.isWellFormed()
    if (!isStorable) found.push({ path, message: 'has characters that cannot be stored' })
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) collectUnstorable(inner, `${path}.${named(key)}`, found)
}

/** A key of the caller's own making is given back only where it is a plain name: responses end up on pages. */
function named(key: PropertyKey): string {
  return /^[\w.-]{1,60}$/.test(String(key)) ? String(key) : '?'
}
