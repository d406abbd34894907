import type { Json } from './schema-of.ts'

const isDescribed = (schema: Json): boolean =>
  schema.description !== undefined ||
  schema.$ref !== undefined ||
  // A constant describes itself; a list or a choice is described by its parts.
  schema.const !== undefined ||
  [schema.items, ...((schema.anyOf ?? schema.oneOf ?? []) as Json[])].some(
    (part) => typeof part === 'object' && part !== null && '$ref' in part,
  )

/** Paths of the fields, parameters and components of a document without a description. */
export function undescribed(document: unknown, path = ''): readonly string[] {
  if (Array.isArray(document)) return document.flatMap((child) => undescribed(child, path))
  if (typeof document !== 'object' || document === null) return []
  return Object.entries(document as Json).flatMap(([key, child]) => {
    const here = `${path}/${key}`
    const isParameter = key === 'parameters' && Array.isArray(child)
    const named = key === 'properties' || key === 'schemas' ? Object.entries(child as Record<string, Json>) : []
    const listed = isParameter ? (child as Json[]).map((parameter) => [String(parameter.name), parameter] as const) : []
    const silent = [...named, ...listed].filter(([, schema]) => !isDescribed(schema)).map(([name]) => `${here}/${name}`)
    return [...silent, ...undescribed(child, here)]
  })
}
