import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { readDsn } from './dsn.ts'
import { createErrorService } from './error-service.ts'

const dsn = { endpoint: 'https://errors.example/api/7/envelope/', key: 'public' }
const origin = { release: 'r2', environment: 'staging' }

/** A log whose events go to a service in the test's hands. */
function reportingLog(answer: () => Pick<Response, 'status' | 'headers'> = () => new Response('{}')) {
  const sent: { url: string; headers: Record<string, string>; event: Record<string, unknown> }[] = []
  let now = 0
  const service = createErrorService({
    dsn,
    origin,
    now: () => now,
    fetch: async (url, init) => {
      const [head = '', item = '', payload = ''] = String(init.body).split('\n')
      const event = JSON.parse(payload)
      expect(JSON.parse(head).event_id).toBe(event.event_id)
      expect(JSON.parse(item)).toEqual({ type: event.type ?? 'event' })
      sent.push({ url, headers: init.headers as Record<string, string>, event })
      return answer()
    },
  })
  const lines: string[] = []
  const log = createLog('error', { write: (line) => void lines.push(line) }, service)
  const passTime = (ms: number) => {
    now += ms
  }
  return {
    log,
    sent,
    lines,
    passTime,
    settle: () => service.drain(1_000),
    events: () => sent.map(({ event }) => event),
  }
}

test('WATCH-01: the key of a service is read with and without a path, and nothing else is', () => {
  expect(readDsn('https://public@errors.example/7')).toEqual(dsn)
  expect(readDsn('http://k@localhost:8969/sentry/1')?.endpoint).toBe('http://localhost:8969/sentry/api/1/envelope/')
  for (const wrong of [
    '',
    'errors',
    'https://errors.example/7',
    'https://public@errors.example/',
    'ftp://k@errors.example/7',
  ])
    expect(readDsn(wrong)).toBeNull()
})

test('WATCH-01: an error of the server is an event with its stack, release, environment, request and trace, without people and secrets', async () => {
  const { log, sent, events, settle } = reportingLog()
  const trace = `${'ab'.repeat(16)}-${'cd'.repeat(8)}`
  log.logger
    .child({ requestId: 'named', trace })
    .error({ err: new TypeError('for anna@example.com, token=abc') }, 'failed')
  log.warn('no error')
  await settle()
  expect(sent[0]).toMatchObject({ url: dsn.endpoint, headers: { 'content-type': 'application/x-sentry-envelope' } })
  expect(sent[0]?.headers['x-sentry-auth']).toContain('sentry_key=public')
  const [event, ...others] = events()
  expect(others).toEqual([])
  expect(event).toMatchObject({
    platform: 'node',
    level: 'error',
    release: 'r2',
    environment: 'staging',
    tags: { runtime: 'node', request_id: 'named' },
    exception: { values: [{ type: 'TypeError', value: 'for [email], token=[secret]' }] },
    contexts: { trace: { trace_id: 'ab'.repeat(16), span_id: 'cd'.repeat(8) } },
  })
  expect(JSON.stringify(event)).toContain('error-service.test.ts')
  expect(JSON.stringify(event)).not.toContain('anna@')
})

test('WATCH-01: what a page reports is an event of the browser by the release of the page, though the log says less', async () => {
  const { log, events, lines, settle } = reportingLog()
  const report = {
    kind: 'load',
    where: 'getMatches',
    name: 'CallFailure',
    message: 'CallFailure: getMatches: 500',
    stack: 'CallFailure: x\n    at load (https://bets.example/sports/assets/a.js:3:14)',
    page: '/sports/live',
    release: 'r1',
    locale: 'de',
    route: 'live',
    request: 'named',
    player: 'a-secret',
    http: { url: '/api/v2/matches', status: 500, response: '{}' },
  }
  log.warn('a page reported a problem', { report })
  await settle()
  expect(lines).toEqual([])
  expect(events()).toMatchObject([
    {
      platform: 'javascript',
      release: 'r1',
      environment: 'staging',
      transaction: 'live',
      tags: { runtime: 'browser', kind: 'load', where: 'getMatches', locale: 'de', route: 'live', request_id: 'named' },
      user: { id: 'a-secret' },
      request: { url: '/sports/live' },
      exception: {
        values: [
          {
            type: 'CallFailure',
            value: 'getMatches: 500',
            stacktrace: {
              frames: [{ function: 'load', filename: 'https://bets.example/sports/assets/a.js', lineno: 3, colno: 14 }],
            },
          },
        ],
      },
      extra: { http: report.http },
    },
  ])
})

test('WATCH-02: what a page measured is a transaction of its route', async () => {
  const { log, events, settle } = reportingLog()
  log.info('a page was measured', { measure: { route: 'live', device: 'phone', values: { lcp: 900, cls: 0.01 } } })
  await settle()
  expect(events()).toMatchObject([
    {
      type: 'transaction',
      transaction: 'live',
      tags: { runtime: 'browser', device: 'phone' },
      measurements: { lcp: { value: 900, unit: 'millisecond' }, cls: { value: 0.01, unit: 'none' } },
    },
  ])
})

test('WATCH-01: a service that is down is left alone for a while, and a flood is cut: the log goes on', async () => {
  const down = reportingLog(() => new Response('', { status: 429, headers: { 'retry-after': '10' } }))
  for (const at of [0, 1, 2]) {
    down.log.error(`error ${at}`)
    await down.settle()
  }
  expect(down.sent).toHaveLength(1)
  expect(down.lines).toHaveLength(3)
  down.passTime(10_000)
  down.log.error('again')
  await down.settle()
  expect(down.sent).toHaveLength(2)
  const flood = reportingLog()
  for (let at = 0; at < 500; at++) flood.log.error(`error ${at}`)
  await flood.settle()
  expect(flood.sent.length).toBeLessThanOrEqual(101)
  expect(flood.lines).toHaveLength(500)
})
