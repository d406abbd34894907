import type { Db } from '../db/index.ts'
import type { Clock } from '../lib/clock.ts'

/** What an operation did, for the person who asked for it; not ok when it could not. */
export interface OperationAnswer {
  readonly ok: boolean
  readonly text: string
}

/** Something an operator does to a book, running or not. */
export interface Operation {
  readonly usage: string
  run(args: readonly string[], deps: { readonly db: Db; readonly clock: Clock }): Promise<OperationAnswer>
}

/** The words were not understood. */
export function misunderstood({ usage }: Pick<Operation, 'usage'>): OperationAnswer {
  return { ok: false, text: `Usage: npm run book -- ${usage}` }
}
