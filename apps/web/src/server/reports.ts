import { REPORTS_PATH } from '@touchline/contract/constants'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PROBLEM_KINDS } from '../platform/report.ts'
import { cleanText, type LoggedReport, readPolicyReports, withoutQueries } from './policy-reports.ts'

/** What pages send their problems as, and browsers what the policy kept a page from. */
const MEDIA = ['application/json', 'application/csp-report', 'application/reports+json']
/** Bytes of one batch: ten reports with their stacks. */
const BODY_LIMIT = 32_768
const BATCH_MAX = 10
/** Batches taken in a minute: of one address, and of all. What is more is dropped, for a log is no place to fill a disk. */
const PER_ADDRESS = 20
const OF_ALL = 600
const MINUTE_MS = 60_000

const FIELDS = ['where', 'message', 'stack', 'page', 'at'] as const

/** What is logged of a page's report: its known fields. */
function readReport(value: unknown): readonly LoggedReport[] {
  if (typeof value !== 'object' || value === null) return []
  const report = value as Readonly<Record<string, unknown>>
  const kind = PROBLEM_KINDS.find((known) => known === report.kind)
  if (kind === undefined) return []
  const texts = FIELDS.flatMap((field) => {
    const text = report[field]
    return typeof text === 'string' ? [[field, withoutQueries(cleanText(text))] as const] : []
  })
  return [{ kind, ...Object.fromEntries(texts) }]
}

/** What a body tells, whoever sent it. */
function readBody(body: unknown): readonly LoggedReport[] {
  const { reports } = (body ?? {}) as { readonly reports?: unknown }
  if (!Array.isArray(reports)) return readPolicyReports(body).slice(0, BATCH_MAX)
  return reports.slice(0, BATCH_MAX).flatMap(readReport)
}

/** Whether one more batch of an address is taken in this minute. */
function createQuota(now: () => number): (address: string) => boolean {
  let minute = 0
  let total = 0
  const taken = new Map<string, number>()
  return (address) => {
    const current = Math.floor(now() / MINUTE_MS)
    if (current !== minute) {
      minute = current
      total = 0
      taken.clear()
    }
    const count = (taken.get(address) ?? 0) + 1
    if (count > PER_ADDRESS || total >= OF_ALL) return false
    taken.set(address, count)
    total += 1
    return true
  }
}

/**
 * Takes into the log what pages report about themselves, and what browsers tell of the policy. It changes nothing, so
 * anybody may send it, and always answers the same: nobody learns anything here.
 */
export function registerReports(
  app: FastifyInstance,
  now: () => number,
  visitorOf: (request: FastifyRequest) => string = ({ ip }) => ip,
): void {
  const hasRoom = createQuota(now)
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(MEDIA, { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, parsed(body.toString())),
    )
    scope.post(REPORTS_PATH, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      if (hasRoom(visitorOf(request))) {
        for (const report of readBody(request.body)) request.log.warn({ report }, 'a page reported a problem')
      }
      return reply.code(204).send()
    })
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
