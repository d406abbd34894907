/** The result of one project: written by `reporter.ts` in Vitest's process, read by `stages.ts` in ours. */
export interface Report {
  readonly files: readonly FileReport[]
  /** Unhandled errors that belong to no file. */
  readonly unhandled: readonly string[]
}

export interface FileReport {
  readonly project: string
  /** From the repository's root. */
  readonly file: string
  readonly seconds: number
  readonly passed: number
  readonly skipped: readonly string[]
  readonly failures: readonly Failure[]
}

/** A test that failed, or what failed outside of all tests of a file. */
export interface Failure {
  readonly test: string
  /** All that was thrown, with stacks. */
  readonly message: string
}

/** The files that took longest, a line each. */
export function slowestFiles(files: readonly FileReport[], most: number): string[] {
  return [...files]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ project, file, seconds }) => `slowest: ${seconds.toFixed(1).padStart(6)} s  ${project} ${file}`)
}
