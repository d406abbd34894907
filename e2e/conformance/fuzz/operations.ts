import { CALLS, type CallName } from '@touchline/contract'
import { resolvedPaths } from '@touchline/contract/documents'
import type { JsonSchema } from './schema-values.ts'

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: JsonSchema
}

/** One call as the OpenAPI document describes it. */
export interface Operation {
  readonly name: CallName
  readonly method: string
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly body: JsonSchema | null
}

type Paths = Readonly<
  Record<
    string,
    Readonly<
      Record<
        string,
        {
          readonly operationId: string
          readonly parameters: readonly Parameter[]
          readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> }
        }
      >
    >
  >
>

const isCallName = (name: string): name is CallName => Object.hasOwn(CALLS, name)

/** Every operation of the contract's OpenAPI document. */
export function readOperations(): readonly Operation[] {
  return Object.entries(resolvedPaths() as unknown as Paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId: name, parameters, requestBody }]) =>
      isCallName(name)
        ? [
            {
              name,
              method: method.toUpperCase(),
              path,
              parameters,
              body: requestBody?.content['application/json']?.schema ?? null,
            },
          ]
        : [],
    ),
  )
}
