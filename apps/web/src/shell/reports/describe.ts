import { buildUrl } from '@touchline/client/http'
import { ROUTES } from '@touchline/contract/routes'
import { CallFailure } from '../../data/index.ts'
import { pageNameAt } from '../../navigation/index.ts'
import { isAutomated, targetOf } from '../../platform/device/browser-facts.ts'
import { TRACE_ID } from '../../platform/network/trace.ts'
import { redacted, redactedUrl } from '../../platform/reports/redact.ts'
import type { NotedProblem } from '../../platform/reports/report.ts'
import type { PageState } from '../page-state.ts'

const BODY_MAX = 4_000
const CODE_MAX = 60

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})

/** A body as redacted JSON; undefined where there is none, or too much of it. */
function bodyOf(value: unknown): string | undefined {
  const text = value === undefined ? undefined : JSON.stringify(redacted(value))
  return text === undefined || text.length > BODY_MAX ? undefined : text
}

function addressOf({ call, asked }: CallFailure): string {
  const path = Object.hasOwn(ROUTES, call) ? ROUTES[call as keyof typeof ROUTES].path : call
  const [params, query] = [fieldsOf(asked?.params), fieldsOf(asked?.query)]
  return redactedUrl(buildUrl('', path, params as Record<string, string>, query as Record<string, string>))
}

/** A call that failed: its address, status and bodies (document 2, section 8). */
function describeCall(failure: CallFailure): object {
  const { error, asked } = failure
  const http = { url: addressOf(failure), request: bodyOf(asked?.body) }
  if (error.kind === 'network') return { code: error.reason, http }
  const request = error.body.data?.request_id
  return {
    ...(request !== undefined && { request }),
    http: { ...http, status: error.status, response: bodyOf(error.body) },
  }
}

/** The part of a report that follows from the cause. */
function describeCause(cause: unknown): object {
  if (cause instanceof CallFailure) return { name: cause.name, ...describeCall(cause) }
  const { name, code, skipReport } = fieldsOf(cause)
  return {
    ...(typeof name === 'string' && { name: name.slice(0, CODE_MAX) }),
    ...((typeof code === 'string' || typeof code === 'number') && { code: String(code).slice(0, CODE_MAX) }),
    ...(skipReport === true && { skip: true }),
    target: targetOf(cause),
  }
}

/** Describes problems of a page for the server: their cause, and the page, release and language. */
export function describer(state: PageState) {
  const { release, locale, requestId: request } = state
  const trace = `${TRACE_ID}-${TRACE_ID.slice(0, 16)}`
  const automated = isAutomated() || undefined
  return (batch: readonly NotedProblem[]): readonly object[] =>
    batch.map(({ entry, cause }) => ({
      request,
      ...entry,
      ...describeCause(cause),
      release,
      locale,
      route: pageNameAt(entry.page, state.addresses),
      trace,
      automated,
    }))
}
