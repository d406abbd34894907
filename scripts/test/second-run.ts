import type { Failure, FileReport } from './report.ts'

/** More files than that do not fail by accident. */
export const MOST_FILES = 5

/**
 * Failures that a loaded machine cannot cause: books that are not clean stay a failure after a second run. Properties
 * and the simulation need no such rule: they play the same cases again (`property-seed.ts`), so a counterexample fails
 * twice.
 */
const FINAL = /books are not clean/i

const mayBeUnsteady = ({ message }: Failure): boolean => !FINAL.test(message)

/** Files to run again, alone, when the machine is quiet; or why there are none. */
export type SecondRun =
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'files'; readonly files: readonly FileReport[] }

export function secondRun(first: readonly FileReport[]): SecondRun {
  const files = first.filter(({ failures }) => failures.some(mayBeUnsteady))
  if (files.length <= MOST_FILES) return { kind: 'files', files }
  return { kind: 'refused', why: `${files.length} files failed: more than a loaded machine explains` }
}

/** A file as it counts, and what failed in its first run alone. */
export interface Judged {
  readonly counts: FileReport
  readonly unsteady: readonly Failure[]
}

/** What a file counts as after its second run; null where there was none, or it broke. */
export function judge(first: FileReport, again: FileReport | null): Judged {
  if (again === null || again.passed === 0 || again.skipped.length > first.skipped.length)
    return { counts: first, unsteady: [] }
  if (again.failures.length > 0) {
    const known = new Set(first.failures.map(({ test }) => test))
    const appeared = again.failures.filter(({ test }) => !known.has(test))
    return { counts: { ...first, failures: [...first.failures, ...appeared] }, unsteady: [] }
  }
  const final = first.failures.filter((failure) => !mayBeUnsteady(failure))
  return {
    counts: { ...first, passed: again.passed - final.length, skipped: again.skipped, failures: final },
    unsteady: first.failures.filter(mayBeUnsteady),
  }
}
