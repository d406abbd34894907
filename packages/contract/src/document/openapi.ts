import * as z from 'zod/mini'
import { CALLS, type CallDefinition } from '../calls/index.ts'
import {
  APP_HEADER,
  APP_HEADER_VALUE,
  IDEMPOTENCY_HEADER,
  IDEMPOTENCY_KEY,
  PLATFORM_MEDIA_TYPE,
  SESSION_COOKIE,
} from '../constants.ts'
import { ERRORS } from '../error-codes.ts'
import { ErrorBody } from '../errors.ts'
import { PROTOCOL_VERSION } from '../protocol-version.ts'
import { createSchemas, type Json, resolved } from './schema-of.ts'

interface Parts {
  readonly properties?: Readonly<Record<string, Json>>
  readonly required?: readonly string[]
}
type Schemas = ReturnType<typeof createSchemas>

function parametersIn(place: 'path' | 'query', schema: z.ZodMiniType | undefined, { schemaOf }: Schemas): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as Parts
  const { properties: meant = {} } = schemaOf(schema, 'output') as Parts
  return Object.entries(properties).map(([name, property]) => {
    // A number in a query is text; its constraints are those of the number.
    const { description, ...rest } = meant[name]?.type === 'integer' ? meant[name] : property
    const isRequired = place === 'path' || required.includes(name)
    return { name, in: place, required: isRequired, ...(description !== undefined && { description }), schema: rest }
  })
}

/** Who may make the call. */
function securityOf({ auth }: CallDefinition): Json {
  switch (auth) {
    case 'player':
    case 'operator':
      return { security: [{ session: [] }] }
    case 'optional':
      return { security: [{}, { session: [] }] }
    case 'none':
      return {}
  }
}

const header = (name: string, description: string, schema: Json): Json => ({
  name,
  in: 'header',
  required: true,
  description,
  schema,
})
const APP = header(APP_HEADER, 'A foreign page cannot set it: without it the call is refused.', {
  const: APP_HEADER_VALUE,
})
const IDEMPOTENCY = header(
  IDEMPOTENCY_HEADER,
  'Made by the caller before sending and kept with what is sent: the same key never acts twice.',
  { type: 'string', pattern: IDEMPOTENCY_KEY.source },
)

/** What a call is about: the first word of its path. */
const areaOf = (path: string) => /^\/[a-z-]+(?:\/v\d+)?\/\{?([\w-]+)/.exec(path)?.[1] ?? 'other'

/** A JSON file is sent in pieces and named as a text: what it holds is lists by section. */
const FILE_OF_LISTS: Json = { type: 'object', additionalProperties: { type: 'array' } }

function contentOf({ media, answer }: CallDefinition, schemas: Schemas): Json {
  if (media === 'application/json') return { [media]: { schema: FILE_OF_LISTS } }
  return { [media ?? 'application/json']: { schema: answer ? schemas.schemaOf(answer, 'output') : {} } }
}

function operation(name: string, call: CallDefinition, schemas: Schemas): Json {
  return {
    operationId: name,
    tags: [areaOf(call.path)],
    summary: call.summary,
    parameters: [
      ...parametersIn('path', call.params, schemas),
      ...parametersIn('query', call.query, schemas),
      ...(call.method === 'GET' ? [] : [APP]),
      ...(call.idempotent ? [IDEMPOTENCY] : []),
    ],
    ...(call.body && {
      requestBody: {
        required: !z.safeParse(call.body, undefined).success,
        content: { 'application/json': { schema: schemas.schemaOf(call.body, 'input') } },
      },
    }),
    ...securityOf(call),
    responses: {
      [call.status]: call.answer
        ? {
            description: 'Success',
            content: contentOf(call, schemas),
          }
        : { description: 'Done, no content' },
      default: {
        description: 'Refused or failed: stable code, message key, localized message',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

const ERROR_TABLE = Object.values(ERRORS).map(({ code, status, key }) => `| ${code} | ${status} | \`${key}\` |`)

const DESCRIPTION = `Odds are integers x10,000, money is integer subunits of the currency, times are ISO 8601 in UTC.
Calls that change something carry \`${APP_HEADER}: ${APP_HEADER_VALUE}\`, and a body is JSON. \`Accept\` takes in
\`application/json\` or \`${PLATFORM_MEDIA_TYPE}\`; another version is answered with 406. Changes on the server are sent over
one realtime connection: see the [AsyncAPI document](/api/docs/asyncapi.json).

## Errors

Every refusal has a stable code and says what happened, why, and what to do next, in the requested language.

| code | HTTP status | key |
| --- | --- | --- |
${ERROR_TABLE.join('\n')}`

/** The contract as an OpenAPI 3.1 document, made from the schemas that the server validates with. */
export function openApi(): Json {
  const schemas = createSchemas()
  schemas.schemaOf(ErrorBody, 'output')
  const paths: Record<string, Json> = {}
  for (const [name, call] of Object.entries<CallDefinition>(CALLS)) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(name, call, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Touchline sportsbook', version: String(PROTOCOL_VERSION), description: DESCRIPTION },
    paths,
    components: {
      schemas: schemas.components(),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE } },
    },
  }
}

/** The paths of the document with every reference filled in, for who walks schemas. */
export function resolvedPaths(): Json {
  const { paths, components } = openApi() as { paths: Json; components: { schemas: Json } }
  return resolved(paths, components.schemas) as Json
}
