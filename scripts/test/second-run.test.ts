import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FileReport } from './report.ts'
import { judge, MOST_FILES, secondRun } from './second-run.ts'

const LATE = { test: 'a count', message: 'AssertionError: expected 1 to be +0' }
const PROPERTY = { test: 'a rule', message: 'Error: Property failed after 12 tests\n{ seed: 1 }\nCounterexample: [0]' }
const SEED = {
  test: 'seeds',
  message: "expected [ 'seed 7, step 3: … (replay: npm run simulate -- --seed 7 --trace)' ]",
}
const BOOKS = { test: 'an audit', message: 'Error: The books are not clean:\nan entry without a sum' }
const HOOK = { test: '(outside of its tests)', message: 'Error: Not ready after 120000 ms' }

const report = (given: Partial<FileReport>): FileReport => ({
  project: 'unit',
  file: 'a.test.ts',
  seconds: 1,
  passed: 3,
  skipped: [],
  failures: [],
  ...given,
})
const passes = report({ passed: 4 })

test('a test that failed beside others and passes alone counts as passed, and is named', () => {
  const first = report({ failures: [LATE] })
  expect(secondRun([passes, first])).toEqual({ kind: 'files', files: [first] })
  const { counts, unsteady } = judge(first, passes)
  expect(counts).toMatchObject({ passed: 4, failures: [] })
  expect(unsteady).toEqual([LATE])
})

test('what fails twice has failed, also where it is something else that fails the second time', () => {
  const first = report({ failures: [LATE] })
  expect(judge(first, first)).toEqual({ counts: first, unsteady: [] })
  const other = { test: 'another', message: 'Error: no' }
  expect(judge(first, report({ failures: [other] })).counts.failures).toEqual([LATE, other])
})

test('unclean books are never run again', () => {
  expect(secondRun([report({ failures: [BOOKS] })])).toEqual({ kind: 'files', files: [] })
  const { counts, unsteady } = judge(report({ failures: [BOOKS, LATE] }), passes)
  expect([counts.failures, counts.passed, unsteady]).toEqual([[BOOKS], 3, [LATE]])
})

test('a property or a seed plays the same cases again: a counterexample fails twice, and stays a failure', () => {
  for (const failure of [PROPERTY, SEED]) {
    const first = report({ failures: [failure] })
    expect(secondRun([first])).toEqual({ kind: 'files', files: [first] })
    expect(judge(first, first)).toEqual({ counts: first, unsteady: [] })
  }
})

test('a file whose hooks failed is run again, and its tests count as they then do', () => {
  const first = report({ passed: 0, skipped: ['one', 'two'], failures: [HOOK] })
  expect(judge(first, report({ passed: 2 })).counts).toMatchObject({ passed: 2, skipped: [], failures: [] })
})

test('a second run that broke, ran nothing or skipped more proves nothing', () => {
  const first = report({ failures: [LATE] })
  for (const again of [null, report({ passed: 0 }), report({ passed: 2, skipped: ['a count'] })]) {
    expect(judge(first, again)).toEqual({ counts: first, unsteady: [] })
  }
})

test('six failed files are a defect, and stay failed', () => {
  const failing = (count: number) => Array.from({ length: count }, (_, i) => report({ file: `${i}`, failures: [LATE] }))
  expect(secondRun(failing(MOST_FILES))).toMatchObject({ kind: 'files' })
  expect(secondRun(failing(MOST_FILES + 1))).toEqual({
    kind: 'refused',
    why: '6 files failed: more than a loaded machine explains',
  })
})

test('whatever happened, no failure is lost without having been unsteady, and final ones never are', () => {
  const failures = fc.uniqueArray(fc.constantFrom(LATE, PROPERTY, SEED, BOOKS, HOOK), { selector: (one) => one.test })
  const reports = fc.record({ passed: fc.nat(5), failures }).map(report)
  fc.assert(
    fc.property(reports, fc.option(reports), (first, again) => {
      const { counts, unsteady } = judge(first, again)
      for (const failure of first.failures) expect([...counts.failures, ...unsteady]).toContain(failure)
      expect(unsteady).not.toContain(BOOKS)
      if (again !== null && again.failures.length > 0) expect(unsteady).toEqual([])
    }),
  )
})
