import { CALLS, type CallAnswer, type CallDefinition, type CallName, ErrorBody } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { safeParse } from 'zod/mini'

export interface CallOptions {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Session token. */
  readonly session?: string | null
}

export interface CallResult<N extends CallName> {
  readonly status: number
  readonly text: string
  /** The response of a success; reading it of a failure fails the test. */
  readonly answer: CallAnswer<N>
  /** The error of a failure; reading it of a success fails the test. */
  readonly error: ErrorBody
  /** Session token that the response sets: null clears it, undefined leaves it. */
  readonly newSession: string | null | undefined
}

/** Makes a call as a browser would, and holds the response against the contract. */
export async function injectCall<N extends CallName>(
  app: FastifyInstance,
  name: N,
  options: CallOptions = {},
): Promise<CallResult<N>> {
  const call: CallDefinition = CALLS[name]
  const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(options.params?.[key])))
  const response = await app.inject({
    method: call.method,
    url: path,
    query: { ...options.query },
    headers: {
      ...(call.method !== 'GET' && { 'x-app': 'touchline', 'content-type': 'application/json' }),
      ...(options.session != null && { cookie: `theme=dark; __Host-touchline=${options.session}` }),
      ...options.headers,
    },
    ...(options.body !== undefined && {
      payload: typeof options.body === 'string' ? options.body : JSON.stringify(options.body),
    }),
  })
  const text = response.body
  const isSuccess = response.statusCode === call.status
  const isDocument = isSuccess && call.media !== undefined
  const body: unknown = text === '' ? null : isDocument ? text : JSON.parse(text)
  const schema = isSuccess ? call.answer : ErrorBody
  const checked = schema === null ? { success: text === '' } : safeParse(schema, body)
  if (!checked.success) {
    throw new Error(`${name} answered ${response.statusCode} with a body that breaks the contract: ${text}`)
  }
  const cookie = [response.headers['set-cookie'] ?? []].flat().find((line) => line.startsWith('__Host-touchline='))
  return {
    status: response.statusCode,
    // Without the only field in which two equal responses differ.
    text: text.replace(/,"request_id":"[^"]*"/, ''),
    get answer() {
      if (!isSuccess) throw new Error(`${name} was to succeed but answered ${response.statusCode}: ${text}`)
      return body as CallAnswer<N>
    },
    get error() {
      if (isSuccess) throw new Error(`${name} was to be refused but answered ${response.statusCode}: ${text}`)
      return body as ErrorBody
    },
    newSession: cookie === undefined ? undefined : /=([^;]*);/.exec(cookie)?.[1] || null,
  }
}
