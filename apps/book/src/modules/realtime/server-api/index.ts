import { createHash, timingSafeEqual } from 'node:crypto'
import type { Hub } from '../hub.ts'
import { fieldsOf, MalformedCommand } from '../protocol/fields.ts'
import { answerCall } from './calls.ts'

/** A server API request, free of any framework. */
export interface ServerApiRequest {
  /** The last part of the path: `publish`, `broadcast`, `batch`, ... */
  readonly call: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** The parsed JSON body; none is an empty object. */
  readonly body: unknown
}

export interface ServerApiResponse {
  readonly status: 200 | 400 | 401 | 404
  readonly body: unknown
}

/**
 * The server API of the production engine over a hub, to be mounted as `POST <prefix>/<call>`. The key comes in
 * `X-API-Key`. Errors of a call are in the body of a 200, as there.
 */
export function serverApi(hub: Hub, key: string): (request: ServerApiRequest) => ServerApiResponse {
  const refused = serverApiGuard(key)
  return ({ call: name, headers, body }) => {
    const refusal = refused(headers)
    if (refusal !== null) return refusal
    try {
      const answer = answerCall(hub.context, name, fieldsOf(body ?? {}))
      if (answer === null) return { status: 404, body: { error: { code: 404, message: 'no such call' } } }
      return { status: 200, body: answer }
    } catch (error) {
      if (!(error instanceof MalformedCommand)) throw error
      return { status: 400, body: { error: { code: 400, message: `bad request: ${error.message}` } } }
    }
  }
}

/** Refuses requests without the key by their headers alone, before their bodies are read. */
export function serverApiGuard(key: string): (headers: ServerApiRequest['headers']) => ServerApiResponse | null {
  if (key === '') throw new Error('The server API needs a key')
  const expected = digest(key)
  return ({ 'x-api-key': given }) =>
    typeof given === 'string' && timingSafeEqual(digest(given), expected)
      ? null
      : { status: 401, body: { error: { code: 401, message: 'unauthorized' } } }
}

function digest(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
