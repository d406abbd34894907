import { REPORTS_PATH } from '@touchline/contract/constants'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { type LoggedReport, readPolicyReports } from './policy-reports.ts'
import { dropReason } from './reports/filter.ts'
import { type PageMeasure, readMeasure } from './reports/read-measure.ts'
import { type PageReport, readReport } from './reports/read-report.ts'
import type { PageWatch } from './web-options.ts'

/** What pages send their problems as, and browsers what the policy kept a page from. */
const MEDIA = ['application/json', 'application/csp-report', 'application/reports+json']
/** Bytes of one batch: ten reports with their stacks. */
const BODY_LIMIT = 32_768
const BATCH_MAX = 10
/**
 * Batches accepted in a minute: of one address, and of all. Further ones are dropped, so that the log cannot fill the
 * disk.
 */
const PER_ADDRESS = 20
const OF_ALL = 600
const MINUTE_MS = 60_000

/** The content of a body, from any sender. */
interface PageReports {
  readonly reports: readonly PageReport[]
  readonly measures: readonly PageMeasure[]
  /** What the policy kept pages from. */
  readonly violations: readonly LoggedReport[]
}

const known = <T>(values: unknown, read: (value: unknown) => T | null): readonly T[] =>
  Array.isArray(values) ? values.slice(0, BATCH_MAX).flatMap((value) => read(value) ?? []) : []

function readBody(body: unknown): PageReports {
  const { reports, measures } = (body ?? {}) as { readonly reports?: unknown; readonly measures?: unknown }
  const isPage = Array.isArray(reports) || Array.isArray(measures)
  return {
    reports: known(reports, readReport),
    measures: known(measures, readMeasure),
    violations: isPage ? [] : readPolicyReports(body).slice(0, BATCH_MAX),
  }
}

/** Counts the reports of a page and logs them; events among them go to the error service, where one is set. */
function writeReports(
  { reports, measures, violations }: PageReports,
  { log, watch }: { readonly log: FastifyBaseLogger; readonly watch: PageWatch },
  player: string | null,
): void {
  for (const report of violations) {
    watch.reported('policy')
    log.warn({ report }, 'a page reported a problem')
  }
  for (const measure of measures) {
    for (const [name, value] of Object.entries(measure.values)) watch.measured(name, measure.device, value)
    log.info({ measure }, 'a page was measured')
  }
  for (const sent of reports) {
    const reason = dropReason(sent)
    const report = player === null ? sent : { ...sent, player }
    watch.reported(reason === null ? sent.kind : 'filtered')
    if (reason === null) log.warn({ report }, 'a page reported a problem')
    else log.info({ filtered: report, reason }, 'a page reported what is no event')
  }
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
 * Takes reports of pages about themselves, and of browsers about the policy, into the log. It changes nothing, so any
 * client may send one, and the response is always the same, so that a sender learns nothing.
 * @param pseudonymOf names the player who sent it, for the service alone; null for a visitor
 */
export function registerReports(
  app: FastifyInstance,
  now: () => number,
  visitorOf: (request: FastifyRequest) => string = ({ ip }) => ip,
  pseudonymOf: (request: FastifyRequest) => Promise<string | null> = async () => null,
  watch: PageWatch = { reported: () => {}, measured: () => {} },
): void {
  const hasRoom = createQuota(now)
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(MEDIA, { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, parsed(body.toString())),
    )
    scope.post(REPORTS_PATH, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      if (hasRoom(visitorOf(request))) {
        const sent = readBody(request.body)
        // Measures belong to no player: the sender is looked up only for other reports.
        const player = sent.reports.length === 0 ? null : await pseudonymOf(request)
        writeReports(sent, { log: request.log, watch }, player)
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
