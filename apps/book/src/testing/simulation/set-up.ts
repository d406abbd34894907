import { createRng } from '@touchline/sports'
import type { BookParts } from '../../compose.ts'
import type { PgDatabase } from '../pg-database.ts'
import { seedsOf } from './bonuses/on-offer.ts'
import { noBonuses } from './bonuses/sim-bonuses.ts'
import { announceMatches } from './feed/fed-match.ts'
import { storeFixtures } from './fixtures.ts'
import { createEngine } from './machine/engine.ts'
import { createFaults } from './machine/faults.ts'
import { createGate } from './machine/gate.ts'
import { type MachineParts, startLife } from './machine/revive.ts'
import { createSimClock } from './machine/sim-clock.ts'
import { createPriceRules } from './oracle/rule-of-prices.ts'
import { watchStatements } from './oracle/watch-statements.ts'
import { createWords } from './oracle/words.ts'
import { createReader } from './players/reader.ts'
import { createSimCashier } from './players/sim-cashier.ts'
import type { SimPlayer } from './players/sim-player.ts'
import { noProtection } from './players/sim-protection.ts'
import type { Sim } from './sim.ts'
import type { Tally } from './tally.ts'
import { START, type Template } from './template.ts'
import type { Trace } from './trace.ts'
import { Violation } from './violation.ts'

export interface SetUp {
  readonly sim: Sim
  readonly parts: MachineParts
}

const REGULARS = 12
const PRIVATE = /^\$private:en:(\d+)$/

/** Puts a simulation together: everything that is drawn comes from the seed. */
export async function setUp(
  template: Template,
  { db: real }: PgDatabase,
  seed: number,
  trace: Trace,
  tally: Tally,
): Promise<SetUp> {
  const rng = createRng(`simulation/${seed}`)
  const clock = createSimClock(START)
  const gate = createGate(rng.fork('gate'))
  const played = await storeFixtures(real, rng.fork('fixtures'), template.world, clock.now())
  const fed = await announceMatches(real, rng.fork('announced'), clock)
  const matches = [...played, ...fed.map(({ match }) => match)]
  const players = template.cast.map(
    (player, index): SimPlayer => ({ ...player, index, reader: createReader(player.balances) }),
  )
  const regulars = Array.from({ length: REGULARS }, () => rng.pick(players))
  const byId = new Map(players.map((player) => [player.id, player]))
  const words = createWords((id) => fed.some(({ match }) => match.id === id))
  const faults = createFaults(({ kind, aim }) => {
    tally.add(`fault: ${kind} ${aim}`)
    trace.note(`fault ${kind} ${aim}`)
  })
  const engine = createEngine((channel, event) => {
    const player = byId.get(Number(PRIVATE.exec(channel)?.[1]))
    player?.reader.takes(event)
    if (player !== undefined) tally.add(`received: ${event.type}`)
  })
  let running: BookParts | null = null
  const rules = createPriceRules({
    context: () => running,
    matches,
    words,
    shapeOf: (id) => sim.bets.get(id) ?? null,
  })
  const complain = (message: string) => complaints.push(new Violation(message))
  const complaints: Violation[] = []
  const witness = watchStatements(words, rules)
  const meet = (parts: BookParts) => {
    running = parts
  }
  const vipApproval = rng.chance(0.5) ? 'rules' : 'operator'
  const cashier = createSimCashier(clock)
  const { provider: paymentProvider } = cashier
  const newSeed = seedsOf(`simulation/${seed}`)
  const parts: MachineParts = {
    paymentProvider,
    newSeed,
    real,
    clock,
    gate,
    faults,
    engine,
    witness,
    vipApproval,
    meet,
    complain,
  }
  const sim: Sim = {
    seed,
    rng: {
      players: rng.fork('players'),
      office: rng.fork('office'),
      faults: rng.fork('faults'),
      time: rng.fork('time'),
      feed: rng.fork('feed'),
    },
    clock,
    gate,
    faults,
    engine,
    real,
    players,
    regulars,
    matches,
    fed,
    words,
    bets: new Map(),
    attempts: [],
    cashier,
    protection: noProtection(),
    bonuses: noBonuses(),
    newSeed,
    complaints,
    look: rules.look,
    trace,
    tally,
    step: 0,
    isAlone: true,
    ...(await startLife(parts, 1)),
  }
  return { sim, parts }
}
