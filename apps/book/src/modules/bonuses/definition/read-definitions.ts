import { type Definition, DefinitionFile } from './definition.ts'

/** The definitions of a file, or its errors line by line. */
export type ReadDefinitions =
  | { readonly kind: 'read'; readonly bonuses: readonly Definition[] }
  | { readonly kind: 'wrong'; readonly faults: readonly string[] }

/** Reads a file of definitions: what does not fit refuses all of it, so that nothing is offered half. */
export function readDefinitions(text: string): ReadDefinitions {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { kind: 'wrong', faults: ['the file is not JSON'] }
  }
  const read = DefinitionFile.safeParse(json)
  if (!read.success) {
    return {
      kind: 'wrong',
      faults: read.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`),
    }
  }
  const { bonuses } = read.data
  const keys = new Set<string>()
  const faults = bonuses.flatMap(({ key }) => {
    const again = keys.has(key)
    keys.add(key)
    return again ? [`${key}: is defined twice`] : []
  })
  return faults.length === 0 ? { kind: 'read', bonuses } : { kind: 'wrong', faults }
}
