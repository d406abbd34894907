import * as z from 'zod/mini'
import { CALLS, type CallDefinition } from './calls/index.ts'
import { APP_HEADER, APP_HEADER_VALUE, IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY } from './constants.ts'
import { ErrorBody } from './errors.ts'

type Json = Record<string, unknown>

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return rest
}

function parametersIn(place: 'path' | 'query', schema: z.ZodMiniType | undefined): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as Parts
  const { properties: meant = {} } = schemaOf(schema, 'output') as Parts
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    // A number travels as digits; what it may be is said of the number.
    schema: meant[name]?.type === 'integer' ? meant[name] : property,
  }))
}

interface Parts {
  readonly properties?: Readonly<Record<string, Json>>
  readonly required?: readonly string[]
}

/** Who may make the call. */
function securityOf({ auth }: CallDefinition): Json {
  switch (auth) {
    case 'player':
      return { security: [{ session: [] }] }
    case 'optional':
      return { security: [{}, { session: [] }] }
    case 'none':
      return {}
  }
}

const header = (name: string, schema: Json): Json => ({ name, in: 'header', required: true, schema })

function operation(name: string, call: CallDefinition): Json {
  const changesState = call.method !== 'GET'
  return {
    operationId: name,
    summary: call.summary,
    parameters: [
      ...parametersIn('path', call.params),
      ...parametersIn('query', call.query),
      ...(changesState ? [header(APP_HEADER, { const: APP_HEADER_VALUE })] : []),
      ...(call.idempotent ? [header(IDEMPOTENCY_HEADER, { type: 'string', pattern: IDEMPOTENCY_KEY.source })] : []),
    ],
    ...(call.body && {
      requestBody: {
        required: !z.safeParse(call.body, undefined).success,
        content: { 'application/json': { schema: schemaOf(call.body, 'input') } },
      },
    }),
    ...securityOf(call),
    responses: {
      [call.status]: call.answer
        ? {
            description: 'Success',
            content: { [call.media ?? 'application/json']: { schema: schemaOf(call.answer, 'output') } },
          }
        : { description: 'Done, no content' },
      default: {
        description: 'Refused or failed: stable code, message key, localized message',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

/** The contract as an OpenAPI 3.1 document, made from the schemas that the server validates with. */
export function openApi(): Json {
  const paths: Record<string, Json> = {}
  for (const [name, call] of Object.entries<CallDefinition>(CALLS)) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Touchline sportsbook',
      version: '2',
      description: 'Odds are integers x10,000, money is integer subunits of the currency, times are ISO 8601 in UTC.',
    },
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorBody, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-touchline' } },
    },
  }
}
