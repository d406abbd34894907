import type { Infra } from '../kernel/infra.ts'
import type { NewSeed } from '../kernel/ports/seeds.ts'
import type { Sealer } from '../modules/platform/index.ts'

/** A command as it was given. */
export interface Command {
  readonly name: string
  readonly args: readonly string[]
  /** What came on standard input; absent where the operation does not read it. */
  readonly input?: string | undefined
}

/** The result of an operation, for the person who called it; not ok when it failed. */
export interface OperationAnswer {
  readonly ok: boolean
  readonly text: string
  /** Shown once to the caller, and kept in no log. */
  readonly secret?: string
}

/** The book an operation is done to: the running one, or its database where none runs. */
export interface OperatorPorts extends Infra {
  readonly config: {
    readonly simSeed: string
    readonly simSpeed: number
    readonly publicUrl: string
    readonly demoHosts: readonly string[]
  }
  /** Seals secrets that must not be readable from the database alone. */
  sealer(): Promise<Sealer>
  /** Where the seeds of draws come from; true chance where absent. */
  readonly newSeed?: NewSeed | undefined
  /** The folder that names of files are meant in: where the command was given; that of this process where absent. */
  readonly cwd?: string | undefined
  /** As in the command. */
  readonly input?: Command['input']
  /** Loads the current providers, results and rates into this process; does nothing if no book runs. */
  catchUp(): Promise<void>
}

/**
 * Something an operator does to a book. It throws BadWord, before it does anything, where it does not understand a
 * word.
 */
export interface Operation {
  /** One line for the list of commands. */
  readonly help: string
  readonly usage: string
  /** Whether these words change nothing, and so need no line in the log; absent: never. */
  onlyLooks?(args: readonly string[]): boolean
  run(args: readonly string[], ports: OperatorPorts): Promise<OperationAnswer>
}

/** The words were not understood. */
export function misunderstood({ usage }: Pick<Operation, 'usage'>): OperationAnswer {
  return { ok: false, text: `Usage: npm run book -- ${usage}` }
}
