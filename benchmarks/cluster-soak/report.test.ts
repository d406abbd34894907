import { expect, test } from 'vitest'
import { markdownTable, type PhaseResult, soakPage } from './report.ts'

const PHASE: PhaseResult = {
  ...{ round: 1, phase: 'calm', seconds: 20.2, placed: 808, refused: 2, placementMs: 41.6, priceMs: 12 },
  ...{ messageMs: Number.NaN, errors: [], memory: { postgres: 210, 'api-1': 160 } },
}
const REPORT = { machine: 'two cores', date: '28 November 2026', settings: '40 bets/s.', phases: [PHASE], errors: [] }

test('a table sets numbers to the right, omits missing measurements and keeps its columns', () => {
  expect(
    markdownTable(
      ['phase', 'ms'],
      [
        ['a|b', 3],
        ['c', Number.NaN],
      ],
    ),
  ).toBe(['| phase | ms |', '|---|--:|', '| a\\|b | 3 |', '| c |  |'].join('\n'))
})

test('the page of a soak has a row of each phase, with rates, percentiles and memory of each process', () => {
  const page = soakPage({ ...REPORT, audit: 'the books are clean.' })
  expect(page).toContain('| 1 | calm | 20 | 808 | 2 | 40 | 42 | 12 |  | 0 |')
  expect(page).toContain('| round | phase | postgres | api-1 |')
  expect(page).toContain('| 1 | calm | 210 | 160 |')
  expect(page).toContain('- Errors: none.')
})

test('the page of a soak lists errors of phases and of the whole run', () => {
  const phases = [{ ...PHASE, errors: ['a bet was answered HTTP 500'] }]
  const page = soakPage({ ...REPORT, phases, audit: 'not clean.', errors: ['3 lines of errors in api-1.log'] })
  expect(page).toContain('- Errors: 2.')
  expect(page).toContain('  - a bet was answered HTTP 500\n  - 3 lines of errors in api-1.log')
})
