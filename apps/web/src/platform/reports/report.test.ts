import { expect, test } from 'vitest'
import { createReporter, type ReportEntry } from './report.ts'
import { reportHydration } from './report-hydration.ts'

function reporterHarness() {
  const sent: ReportEntry[][] = []
  let due: (() => void) | undefined
  const reporter = createReporter({
    now: () => 0,
    page: () => '/sports/live',
    after: (_, run) => {
      due = run
    },
    send: (batch) => void sent.push(batch.map(({ entry }) => entry)),
  })
  return { ...reporter, sent, passTime: () => due?.() }
}

test('ERROR-04: what happens together is sent together, with where and when', () => {
  const { report, sent, passTime } = reporterHarness()
  report('load', 'getMatches', new Error('500'))
  report('answer', 'getSports', 'not a list')
  expect(sent).toEqual([])
  passTime()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject([
    { kind: 'load', where: 'getMatches', message: 'Error: 500', page: '/sports/live', at: '1970-01-01T00:00:00.000Z' },
    { kind: 'answer', where: 'getSports', message: 'not a list' },
  ])
})

test('ERROR-04: one problem is reported once, whichever ways it comes, and however often', () => {
  const { report, recent } = reporterHarness()
  const cause = new Error('broken')
  report('render', 'rail', cause)
  report('script', 'window', cause)
  for (let time = 0; time < 100; time++) report('event', 'match', new Error('not an event'))
  expect(recent().map(({ kind }) => kind)).toEqual(['render', 'event'])
})

test('ERROR-04: a part that is drawn again is reported, unless a boundary catches it', () => {
  const reporter = reporterHarness()
  let look = () => {}
  const later = (_: number, run: () => void) => {
    look = run
  }
  const drawnAnew = (error: Error) => reportHydration(reporter, later, error)
  const wrapped = (cause?: Error) => new Error('Switched to client rendering', cause && { cause })
  drawnAnew(wrapped(new Error('broken')))
  reporter.report('render', 'block odds', new Error('broken'))
  look()
  expect(reporter.recent().map(({ where }) => where)).toEqual(['block odds'])
  for (const cause of [undefined, new Error('other')]) {
    drawnAnew(wrapped(cause))
    look()
  }
  expect(reporter.recent().map(({ where }) => where)).toEqual(['block odds', 'hydration'])
})

test('ERROR-04: a page that breaks without end sends no more than forty, ten at a time, and texts of a bounded length', () => {
  const { report, sent, flush } = reporterHarness()
  for (let time = 0; time < 1_000; time++) report('script', 'window', new Error(`${time}${'x'.repeat(10_000)}`))
  flush()
  expect(sent.flat()).toHaveLength(40)
  expect(Math.max(...sent.map((batch) => batch.length))).toBe(10)
  expect(Math.max(...sent.flat().map((entry) => JSON.stringify(entry).length))).toBeLessThan(4_000)
})
