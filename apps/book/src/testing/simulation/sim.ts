import type { Rng } from '@touchline/sports'
import type { Db } from '../../db/index.ts'
import type { NewSeed } from '../../kernel/ports/seeds.ts'
import type { SimBonuses } from './bonuses/sim-bonuses.ts'
import type { FedMatch } from './feed/fed-match.ts'
import type { SimMatch } from './fixtures.ts'
import type { Engine } from './machine/engine.ts'
import type { Faults } from './machine/faults.ts'
import type { Gate } from './machine/gate.ts'
import type { Life } from './machine/life.ts'
import type { SimClock } from './machine/sim-clock.ts'
import type { RunningBook } from './machine/start-book.ts'
import type { Words } from './oracle/words.ts'
import type { SimCashier } from './players/sim-cashier.ts'
import type { Attempt, KnownBet, SimPlayer } from './players/sim-player.ts'
import type { SimProtection } from './players/sim-protection.ts'
import type { Tally } from './tally.ts'
import type { Trace } from './trace.ts'
import type { Violation } from './violation.ts'

/** A simulation under way. */
export interface Sim {
  readonly seed: number
  /** Chance, a stream for each who draws. */
  readonly rng: {
    readonly players: Rng
    readonly office: Rng
    readonly faults: Rng
    readonly time: Rng
    readonly feed: Rng
  }
  readonly clock: SimClock
  readonly gate: Gate
  readonly faults: Faults
  readonly engine: Engine
  /** The database without faults, for looking. */
  readonly real: Db
  readonly players: readonly SimPlayer[]
  /** Those who play most. */
  readonly regulars: readonly SimPlayer[]
  /** Those that the book plays by itself, and those of the feed. */
  readonly matches: readonly SimMatch[]
  /** Matches that exist in the feed only. */
  readonly fed: readonly FedMatch[]
  readonly words: Words
  /** Bets that were acknowledged, by id. */
  readonly bets: Map<number, KnownBet>
  readonly attempts: Attempt[]
  /** Money that comes and goes. */
  readonly cashier: SimCashier
  /** What players set themselves against themselves. */
  readonly protection: SimProtection
  readonly bonuses: SimBonuses
  /** Where the seeds of draws come from. */
  readonly newSeed: NewSeed
  /** What the book logged as a fault without one having been caused. */
  readonly complaints: Violation[]
  /** Remembers what the board shows to those who begin something now. */
  look(): void
  readonly trace: Trace
  readonly tally: Tally
  step: number
  /** Nothing else runs at the same time. */
  isAlone: boolean
  life: Life
  book: RunningBook
}
