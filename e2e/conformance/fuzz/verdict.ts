import { CALLS, type CallDefinition, ErrorBody } from '@touchline/contract'
import { safeParse } from 'zod/mini'
import type { Reply } from '../wire/transport.ts'
import { MARKUP } from './hostile.ts'
import type { Operation } from './operations.ts'

/** Headers or an address beyond what the HTTP server reads: no application has seen the request. */
const REFUSED_BY_HTTP = 431

/** The fault of a response to an arbitrary request; null if there is none. */
export function problemOf(operation: Operation, reply: Reply): string | null {
  const { status, request, text, json } = reply
  if (status >= 500) return `answers ${status}`
  const hasBody = request.method !== 'HEAD' && status >= 400 && status !== REFUSED_BY_HTTP
  const body = hasBody ? safeParse(ErrorBody, json) : null
  if (body && !body.success && /^\/(fe-)?api\//.test(request.path)) return `its ${status} has no error body`
  if (text.includes(MARKUP) && (status >= 400 || reply.contentType.includes('html')))
    return `its ${status} gives markup back as it came`
  const call: CallDefinition = CALLS[operation.name]
  if (status !== call.status || request.method !== call.method) return null
  const sent = call.body && safeParse(call.body, read(request.body))
  if (sent?.success === false) return `takes a body that breaks the schema at ${placeOf(sent.error)}`
  if (call.answer === null || call.media) return null
  const answer = safeParse(call.answer, json)
  return answer.error ? `its answer breaks the schema at ${placeOf(answer.error)}` : null
}

function placeOf({
  issues: [issue],
}: {
  readonly issues: readonly { path: PropertyKey[]; message: string }[]
}): string {
  return `${issue?.path.join('.') || 'the top'}: ${issue?.message}`
}

function read(body: string | undefined): unknown {
  try {
    return body === undefined || body === '' ? undefined : JSON.parse(body)
  } catch {
    return body
  }
}

const LONGEST = 1_500
const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** The request as a command for a shell; a very long body is cut. */
export function asCurl(origin: string, { request }: Reply, role: string): string {
  const { method, path, body } = request
  const headers = Object.entries(request.headers).map(([name, value]) =>
    name === 'cookie' && role === 'player'
      ? "-H 'cookie: SESSION OF A PLAYER'"
      : `-H ${quote(`${name}: ${value.slice(0, 200)}`)}`,
  )
  const cut =
    body !== undefined && body.length > LONGEST ? `${body.slice(0, LONGEST)}... (${body.length} characters)` : body
  const data = cut === undefined ? [] : [`--data-binary ${quote(cut)}`]
  return ['curl -i', `-X ${method}`, quote(origin + path.slice(0, LONGEST)), ...headers, ...data].join(' ')
}
