import type { BookParts } from '../../../compose.ts'
import type { BookConfig } from '../../../config.ts'
import type { Db } from '../../../db/index.ts'
import type { Log } from '../../../kernel/log.ts'
import type { NewSeed } from '../../../kernel/ports/seeds.ts'
import type { PaymentProvider } from '../../../modules/cashier/index.ts'
import type { Engine } from './engine.ts'
import { BrokenConnection, type Faults } from './faults.ts'
import { createFaultyDb, type Witness } from './faulty-db.ts'
import type { Gate } from './gate.ts'
import { clockOf, type Life, ProcessGone } from './life.ts'
import type { SimClock } from './sim-clock.ts'
import { type RunningBook, startBook } from './start-book.ts'

export interface MachineParts {
  readonly real: Db
  readonly clock: SimClock
  readonly gate: Gate
  readonly faults: Faults
  readonly engine: Engine
  readonly witness: Witness
  readonly vipApproval: BookConfig['vipApproval']
  readonly paymentProvider: PaymentProvider
  readonly newSeed: NewSeed
  /** Gets to know each book before any of it runs. */
  readonly meet: (parts: BookParts) => void
  /** Called for faults that the book logged and that the simulation did not cause. */
  readonly complain: (message: string) => void
}

/** Starts a process on the database that the last one left. */
export async function startLife(parts: MachineParts, number: number): Promise<{ life: Life; book: RunningBook }> {
  const { real, clock, gate, faults, engine, witness, vipApproval, paymentProvider, newSeed, meet, complain } = parts
  const life: Life = { number, isOver: false }
  const db = createFaultyDb({ real, life, gate, faults, witness })
  const log: Log = {
    info: () => {},
    warn: () => {},
    error(message, error) {
      if (life.isOver || error instanceof BrokenConnection || error instanceof ProcessGone) return
      complain(`${message}: ${error instanceof Error ? error.stack : String(error)}`)
    },
  }
  const book = await gate.during(
    startBook({ db, clock: clockOf(life, clock), publisher: engine, log, vipApproval, paymentProvider, newSeed, meet }),
  )
  await gate.rest()
  return { life, book }
}
