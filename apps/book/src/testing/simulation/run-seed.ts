import { createPgDatabase } from '../pg-database.ts'
import { comeToRest } from './come-to-rest.ts'
import { checkEnd } from './oracle/check-end.ts'
import { checkReceivedBets } from './oracle/check-received-bets.ts'
import { play } from './play.ts'
import { setUp } from './set-up.ts'
import { createTally, type Tally } from './tally.ts'
import type { Template } from './template.ts'
import { createTrace } from './trace.ts'
import { Violation } from './violation.ts'

/** The result of a simulation. */
export interface SeedReport {
  readonly seed: number
  /** Null where all was well; otherwise one line. */
  readonly failure: string | null
  readonly hash: string
  readonly tally: Tally
}

/** Plays one seed from its set-up to its checks, on a database of its own. @param show gets every line of the trace */
export async function runSeed(
  template: Template,
  seed: number,
  show: (line: string) => void = () => {},
): Promise<SeedReport> {
  const database = await createPgDatabase(template.server, template.name)
  const trace = createTrace(show)
  const tally = createTally()
  let step = 0
  let failure: string | null = null
  try {
    const { sim, parts } = await setUp(template, database, seed, trace, tally)
    try {
      await play(sim, parts)
      await comeToRest(sim, parts)
      await checkEnd(sim)
      await sim.gate.during(checkReceivedBets(sim))
    } catch (error) {
      // What the book logged says more than what came of it.
      throw sim.complaints[0] ?? error
    } finally {
      step = sim.step
      sim.life.isOver = true
      parts.gate.drop(sim.life)
      await sim.book.app.close()
    }
  } catch (error) {
    const what =
      error instanceof Violation
        ? error.message
        : error instanceof Error
          ? (error.stack ?? error.message)
          : String(error)
    failure = `seed ${seed}, step ${step}: ${what} (replay: npm run simulate -- --seed ${seed} --trace)`
  } finally {
    await database.drop()
  }
  return { seed, failure, hash: trace.hash(), tally }
}
