import { createHash } from 'node:crypto'

/** Everything a simulation did and saw, in order; two runs of one seed have the same. */
export interface Trace {
  note(line: string): void
  /** SHA-256 of all lines. */
  hash(): string
}

/** @param show gets every line */
export function createTrace(show: (line: string) => void): Trace {
  const hash = createHash('sha256')
  return {
    note(line) {
      hash.update(`${line}\n`)
      show(line)
    },
    hash: () => hash.copy().digest('hex'),
  }
}
