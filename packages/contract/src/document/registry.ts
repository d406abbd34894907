import * as z from 'zod/mini'

interface Documented {
  /** Name of the schema among the components of the documents. */
  readonly id?: string
  readonly description: string
}

/** The texts of schemas for the documents. The build of the browser leaves the texts out, the schemas stay. */
export const DOCUMENTS = /* @__PURE__ */ z.registry<Documented>()

/** A field with its meaning and its unit. */
export function about<T extends z.ZodMiniType>(schema: T, description: string): T {
  const described = z.clone(schema as z.ZodMiniType, undefined, { parent: true })
  DOCUMENTS.add(described, { description })
  return described as T
}

/** A schema with its own name in the documents. */
export function component<T extends z.ZodMiniType>(id: string, description: string, schema: T): T {
  DOCUMENTS.add(schema, { id, description })
  return schema
}
