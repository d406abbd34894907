import { randomUUID } from 'node:crypto'
import { stackFrames } from './stack-frames.ts'

/** The origin fields of every event of this process. */
export interface Origin {
  readonly release: string
  readonly environment: string
}

/** An event as the service's protocol has it. */
export type ServiceEvent = Readonly<Record<string, unknown>> & { readonly event_id: string }

type Fields = Readonly<Record<string, unknown>>

/** Level of the log from which a line is an error. */
const ERROR_LEVEL = 50
const FATAL_LEVEL = 60

const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** Without what is not known. */
function known(values: Fields): Fields {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

function exception(type: string, value: string, stack: string | undefined): Fields {
  const frames = stack === undefined ? [] : stackFrames(stack)
  return { values: [{ type, value, ...(frames.length > 0 && { stacktrace: { frames } }) }] }
}

function traced(trace: unknown): Fields {
  const [id, span] = text(trace)?.split('-') ?? []
  return id && span ? { trace: { trace_id: id, span_id: span } } : {}
}

function base(time: unknown, release: unknown, { environment, release: own }: Origin) {
  return {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: (typeof time === 'number' ? time : Date.now()) / 1_000,
    release: text(release) ?? own,
    environment,
  }
}

/** What a page reported. */
function pageEvent(line: Fields, report: Fields, origin: Origin): ServiceEvent {
  const message = text(report.message) ?? ''
  const type = text(report.name) ?? text(report.kind) ?? 'Error'
  const player = text(report.player)
  const prefix = `${type}: `
  return {
    ...base(line.time, report.release, origin),
    platform: 'javascript',
    level: 'error',
    logger: text(report.kind),
    transaction: text(report.route),
    tags: known({
      runtime: 'browser',
      kind: text(report.kind),
      where: text(report.where),
      locale: text(report.locale),
      route: text(report.route),
      request_id: text(report.request),
    }),
    ...(player !== undefined && { user: { id: player } }),
    request: known({ url: text(report.page) }),
    exception: exception(type, message.startsWith(prefix) ? message.slice(prefix.length) : message, text(report.stack)),
    contexts: traced(report.trace),
    extra: known({ http: report.http }),
  }
}

/** What a page measured of itself: a transaction, whose values are in ms or, without a unit, parts of the screen. */
function measureEvent(line: Fields, measure: Fields, origin: Origin): ServiceEvent {
  const { event_id, timestamp, release, environment } = base(line.time, measure.release, origin)
  const measurements = Object.fromEntries(
    Object.entries(fields(measure.values)).map(([name, value]) => [
      name,
      { value, unit: name === 'cls' ? 'none' : 'millisecond' },
    ]),
  )
  const trace = { trace_id: event_id, span_id: event_id.slice(0, 16) }
  return {
    event_id,
    type: 'transaction',
    transaction: text(measure.route),
    start_timestamp: timestamp,
    timestamp,
    release,
    environment,
    platform: 'javascript',
    tags: known({ runtime: 'browser', route: text(measure.route), device: text(measure.device) }),
    measurements,
    contexts: { trace: { ...((traced(measure.trace).trace as Fields | undefined) ?? trace), op: 'pageload' } },
  }
}

/** An error that this server met: its own line of the log. */
function serverEvent(line: Fields, origin: Origin): ServiceEvent {
  const error = fields(line.err)
  const problem = fields(line.problem)
  const msg = text(line.msg) ?? 'An error without words'
  return {
    ...base(line.time, undefined, origin),
    platform: 'node',
    level: line.level === FATAL_LEVEL ? 'fatal' : 'error',
    logger: 'server',
    message: { formatted: msg },
    tags: known({
      runtime: 'node',
      request_id: text(line.requestId),
      kind: text(problem.kind),
      where: text(problem.where),
    }),
    exception: exception(
      text(error.type) ?? 'Error',
      text(error.message) ?? text(problem.message) ?? msg,
      text(error.stack) ?? text(problem.stack),
    ),
    contexts: traced(line.trace),
  }
}

/** Spares the reading of all other lines. */
const MAY_BE_EVENT = /^\{"level":[56]0|"(?:report|measure)":\{/

/** The event for a line of the log; null if it is none. Everything in it has passed the log's mask. */
export function eventOfLine(text: string, origin: Origin): ServiceEvent | null {
  if (!MAY_BE_EVENT.test(text)) return null
  const line = readLine(text)
  if (line.report !== undefined) return pageEvent(line, fields(line.report), origin)
  if (line.measure !== undefined) return measureEvent(line, fields(line.measure), origin)
  return typeof line.level === 'number' && line.level >= ERROR_LEVEL ? serverEvent(line, origin) : null
}

function readLine(text: string): Fields {
  try {
    return fields(JSON.parse(text))
  } catch {
    return {}
  }
}

/** Events as they are sent: a line of its head, and two lines for what is in it. */
export function envelopeOf(event: ServiceEvent): string {
  const head = JSON.stringify({ event_id: event.event_id, sent_at: new Date().toISOString() })
  const item = JSON.stringify({ type: event.type === 'transaction' ? 'transaction' : 'event' })
  return `${head}\n${item}\n${JSON.stringify(event)}\n`
}
