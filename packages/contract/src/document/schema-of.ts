import * as z from 'zod/mini'
import { FIELD_WORDS } from './field-words.ts'
import { DOCUMENTS } from './registry.ts'

export type Json = Record<string, unknown>

interface ObjectSchema extends Json {
  readonly properties: Record<string, Json>
}

/** The path of the named schemas in both documents. */
const COMPONENTS = '#/components/schemas/'

function withReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withReferences)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) =>
      key === '$ref' && typeof child === 'string'
        ? [key, child.replace('#/$defs/', COMPONENTS)]
        : [key, withReferences(child)],
    ),
  )
}

/** A field without a description of its own gets that of its name. */
function nameFields(schema: ObjectSchema): void {
  for (const [name, field] of Object.entries(schema.properties)) {
    const words = FIELD_WORDS[name]
    if (words !== undefined && field.description === undefined) field.description = words
  }
}

export type Schemas = ReturnType<typeof createSchemas>

/** Schemas of the contract as JSON Schema. Named ones are collected and become references. */
export function createSchemas() {
  const components: Record<string, Json> = {}

  function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
    // Inside an object a named schema is a reference, as everywhere else.
    const document = z.toJSONSchema(z.object({ it: schema }), {
      io,
      unrepresentable: 'any',
      metadata: DOCUMENTS,
      override: ({ jsonSchema }) => {
        // The id is the key of the component.
        delete jsonSchema.id
        if (jsonSchema.properties) nameFields(jsonSchema as unknown as ObjectSchema)
      },
    }) as unknown as ObjectSchema & { readonly $defs?: Readonly<Record<string, Json>> }
    for (const [id, definition] of Object.entries(document.$defs ?? {})) {
      components[id] ??= withReferences(definition) as Json
    }
    return withReferences(document.properties.it) as Json
  }

  return {
    schemaOf,
    /** Those that were named so far, by name. */
    components: () => Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}

/** A schema with its references filled in; a reference's own description overrides that of its target. */
export function resolved(schema: unknown, components: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(schema)) return schema.map((child) => resolved(child, components))
  if (typeof schema !== 'object' || schema === null) return schema
  const { $ref: reference, ...rest } = schema as Json
  const own = Object.fromEntries(Object.entries(rest).map(([key, child]) => [key, resolved(child, components)]))
  if (typeof reference !== 'string' || !reference.startsWith(COMPONENTS)) return { ...schema, ...own }
  return { ...(resolved(components[reference.slice(COMPONENTS.length)], components) as Json), ...own }
}
