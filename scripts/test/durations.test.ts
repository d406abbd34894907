import { expect, test } from 'vitest'
import { updateDurations } from './durations.ts'

const took = (file: string, seconds: number) => ({
  project: 'unit',
  file,
  seconds,
  passed: 1,
  skipped: [],
  failures: [],
})

test('a run replaces the durations of its files, the longest first; short and deleted files are left out', () => {
  const recorded = { 'a.test.ts': 90, 'b.test.ts': 40, 'deleted.test.ts': 30, 'not-run.test.ts': 20 }
  const files = [took('a.test.ts', 12.4), took('b.test.ts', 1.2), took('new.test.ts', 66.7)]
  const next = updateDurations(recorded, files, (file) => file !== 'deleted.test.ts')
  expect(Object.entries(next)).toEqual([
    ['new.test.ts', 67],
    ['not-run.test.ts', 20],
    ['a.test.ts', 12],
  ])
})
