import { REPORTS_PATH } from '@touchline/contract/constants'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerReports } from './reports.ts'

/** A server with its log and its clock in the test's hands. */
function reportsServer(visitorOf?: Parameters<typeof registerReports>[2]) {
  const lines: { report?: Record<string, string> }[] = []
  let now = 0
  const app = Fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(JSON.parse(line)) } },
  })
  registerReports(app, () => now, visitorOf)
  const post = (payload: unknown, remoteAddress = '10.0.0.1', type = 'application/json') =>
    app.inject({
      method: 'POST',
      url: REPORTS_PATH,
      remoteAddress,
      headers: { 'content-type': type },
      payload: JSON.stringify(payload),
    })
  const passTime = (ms: number) => {
    now += ms
  }
  return { post, passTime, logged: () => lines.flatMap(({ report }) => (report ? [report] : [])) }
}

const report = { kind: 'render', where: 'rail', message: 'TypeError', page: '/sports', at: '1970-01-01T00:00:00.000Z' }

test('ERROR-04: what a page reports is in the log, by its known fields, without control characters', async () => {
  const { post, logged } = reportsServer()
  const { statusCode } = await post({ reports: [{ ...report, message: 'a\u001b[2Jb', password: 'secret', stack: 7 }] })
  expect(statusCode).toBe(204)
  expect(logged()).toEqual([{ ...report, message: 'a [2Jb' }])
})

test('ERROR-04: no query is in the log, for it may hold the token of a mail: of the page, of what failed and of its stack', async () => {
  const { post, logged } = reportsServer()
  const stack = 'TypeError: why?\n    at show (https://bets.example/a.js?token=hidden:10:5)\n    at /b.js#hidden:2:1'
  const message = 'fetch of "/api/users/confirmation?token=hidden" failed, or did it?'
  await post({ reports: [{ ...report, page: '/users/password/edit?reset_password_token=hidden', message, stack }] })
  expect(logged()).toEqual([
    {
      ...report,
      page: '/users/password/edit',
      message: 'fetch of "/api/users/confirmation" failed, or did it?',
      stack: 'TypeError: why?\n    at show (https://bets.example/a.js:10:5)\n    at /b.js:2:1',
    },
  ])
})

test('WATCH-01: reports and measurements of pages are counted, and filtered errors under their own kind', async () => {
  const counted: string[] = []
  const app = Fastify()
  registerReports(app, () => 0, undefined, undefined, {
    reported: (kind) => void counted.push(kind),
    measured: (measure, device, value) => void counted.push(`${measure} ${device} ${value}`),
  })
  await app.inject({
    method: 'POST',
    url: REPORTS_PATH,
    payload: {
      reports: [report, { ...report, message: 'cancelled', name: 'AbortError' }],
      measures: [{ route: 'home', device: 'phone', values: { lcp: 900, cls: 0.1 } }],
    },
  })
  expect(counted).toEqual(['lcp phone 900', 'cls phone 0.1', 'render', 'filtered'])
})

test('ERROR-04: a malformed report is not logged', async () => {
  const { post, logged } = reportsServer()
  for (const payload of [{}, { reports: 'x' }, { reports: [null, 7, { ...report, kind: 'advert' }] }]) {
    expect((await post(payload)).statusCode).toBe(204)
  }
  expect(logged()).toEqual([])
})

test('ERROR-04: addresses that count as one visitor fill no log either', async () => {
  const { post, logged } = reportsServer(() => 'one household')
  for (let batch = 0; batch < 50; batch++) await post({ reports: [report] }, `10.0.0.${batch}`)
  expect(logged()).toHaveLength(20)
})

test('ERROR-04: one address fills no log, and no other address pays for it', async () => {
  const { post, logged, passTime } = reportsServer()
  for (let batch = 0; batch < 50; batch++) await post({ reports: [report] })
  expect(logged()).toHaveLength(20)
  await post({ reports: [report] }, '10.0.0.2')
  expect(logged()).toHaveLength(21)
  passTime(60_000)
  await post({ reports: Array(40).fill(report) })
  expect(logged()).toHaveLength(31)
})

test('ERROR-04: a batch beyond its size is refused unread', async () => {
  const { post, logged } = reportsServer()
  const { statusCode } = await post({ reports: [{ ...report, message: 'x'.repeat(100_000) }] })
  expect(statusCode).toBe(413)
  expect(logged()).toEqual([])
})

test('ERROR-04: a browser’s reports of the policy are in the same log, old form and new, without the queries of addresses', async () => {
  const { post, logged } = reportsServer()
  const page = 'http://localhost/reset'
  const old = { 'violated-directive': 'script-src', 'blocked-uri': 'inline', 'document-uri': `${page}?token=hidden` }
  const { statusCode } = await post({ 'csp-report': old }, '10.0.0.1', 'application/csp-report')
  expect(statusCode).toBe(204)
  const body = { effectiveDirective: 'img-src', blockedURL: 'https://elsewhere.example/a?b', documentURL: page }
  await post([{ type: 'csp-violation', body }, { type: 'deprecation' }], '10.0.0.1', 'application/reports+json')
  expect(logged()).toEqual([
    { kind: 'policy', where: 'script-src', message: 'inline', page },
    { kind: 'policy', where: 'img-src', message: 'https://elsewhere.example/a', page },
  ])
})

test('ERROR-04: a report of another kind is refused, and one that cannot be read is not logged', async () => {
  const { post, logged } = reportsServer()
  expect((await post(report, '10.0.0.1', 'text/plain')).statusCode).toBe(415)
  expect((await post({ 'csp-report': 7 }, '10.0.0.1', 'application/csp-report')).statusCode).toBe(204)
  expect(logged()).toEqual([])
})
