import { feedTurn } from './feed/feed-turn.ts'
import { AIMS, type Aim, type FaultKind } from './machine/faults.ts'
import { type MachineParts, startLife } from './machine/revive.ts'
import { officeAct } from './office/acts.ts'
import { turn } from './players/turn.ts'
import type { Sim } from './sim.ts'

/** Steps of play; after them the simulation comes to rest. */
export const STEPS = 40

/** The players, the office and bad luck have their way for a while. */
export async function play(sim: Sim, parts: MachineParts): Promise<void> {
  for (sim.step = 1; sim.step <= STEPS; sim.step++) {
    badLuck(sim)
    const ms = sim.rng.time.pick([200, 500, 900, 1_400, 2_000, 2_800])
    // The feed and the services work during the requests, or time stops until their responses.
    const isMeanwhile = sim.rng.time.chance(0.4)
    await act(sim, isMeanwhile ? ms : 0)
    await pass(sim, parts, isMeanwhile ? 0 : ms)
    if (sim.rng.faults.chance(0.011)) await restart(sim, parts)
  }
}

/** @param ms how much time passes while they are at it */
async function act(sim: Sim, ms: number): Promise<void> {
  const { players, office } = sim.rng
  const acts: (() => Promise<void>)[] = []
  const turns = players.pick([1, 2, 2, 3, 3, 4])
  for (let i = 0; i < turns; i++) {
    const player = players.pick(players.chance(0.6) ? sim.regulars : sim.players)
    const rng = players.fork(`${sim.step}/${i}`)
    acts.push(() => turn(sim, player, rng))
  }
  if (sim.step > 4 && office.chance(0.6)) {
    const rng = office.fork(`${sim.step}`)
    acts.push(() => officeAct(sim, rng))
  }
  sim.isAlone = ms === 0 && (acts.length === 1 || players.chance(0.5))
  const feed = () => feedTurn(sim, sim.rng.feed.fork(`${sim.step}`))
  if (sim.isAlone) await sim.gate.during(feed())
  else acts.push(feed)
  sim.look()
  if (!sim.isAlone) {
    sim.tally.add('acts side by side', acts.length)
    const done = allDone(acts.map((run) => run()))
    sim.clock.advance(ms)
    sim.look()
    await sim.gate.during(done)
  } else for (const run of acts) await sim.gate.during(run())
  await sim.gate.rest()
}

/** Waits for all, then fails with the first that failed, so that none goes on alone. */
async function allDone(running: readonly Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(running)
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

/** Time passes, the feed plays, and the services do what falls due; a process that died is followed by the next. */
export async function pass(sim: Sim, parts: MachineParts, ms: number): Promise<void> {
  if (sim.life.isOver) await followUp(sim, parts)
  sim.clock.advance(ms)
  await settleDown(sim, parts)
}

/** The machine sleeps, or its clock is set: a while later at once. */
export async function leap(sim: Sim, parts: MachineParts, ms: number): Promise<void> {
  if (sim.life.isOver) await followUp(sim, parts)
  sim.clock.leap(ms)
  await settleDown(sim, parts)
}

async function settleDown(sim: Sim, parts: MachineParts): Promise<void> {
  await sim.gate.rest()
  if (sim.life.isOver) await followUp(sim, parts)
  const [complaint] = sim.complaints
  if (complaint !== undefined) throw complaint
}

async function followUp(sim: Sim, parts: MachineParts): Promise<void> {
  sim.tally.add('process: died')
  // The fault is noticed after a while.
  sim.clock.advance(sim.rng.time.pick([0, 700, 4_000, 15_000]))
  await begin(sim, parts)
}

/** A deployment: the process stops in good order, and another one takes over. */
export async function restart(sim: Sim, parts: MachineParts): Promise<void> {
  if (sim.life.isOver) return followUp(sim, parts)
  sim.tally.add('process: restarted')
  await sim.gate.during(sim.book.stop())
  sim.life.isOver = true
  await begin(sim, parts)
}

/** The next life; it may die while it begins. */
async function begin(sim: Sim, parts: MachineParts): Promise<void> {
  sim.faults.disarm()
  Object.assign(sim, await startLife(parts, sim.life.number + 1))
  sim.trace.note(`${sim.step} life ${sim.life.number}`)
}

/** A broken connection is more frequent than a death. */
const KINDS: readonly FaultKind[] = [
  'breaks_before',
  'breaks_before',
  'breaks_after',
  'breaks_after',
  'dies_before',
  'dies_after',
]

/** What goes wrong next. */
function badLuck({ rng, faults, engine, tally, clock, trace, step }: Sim): void {
  const { chance, pick, int } = rng.faults
  if (chance(0.22)) faults.arm({ kind: pick(KINDS), aim: pick(Object.keys(AIMS) as Aim[]) })
  if (engine.isDown ? chance(0.5) : chance(0.07)) {
    engine.isDown = !engine.isDown
    tally.add(engine.isDown ? 'fault: engine down' : 'engine up')
  }
  if (chance(0.07)) {
    engine.answersToLose = int(1, 8)
    tally.add('fault: engine loses answers')
  }
  if (chance(0.025)) {
    const ms = pick([5_000, 30_000, 70_000])
    clock.leap(ms)
    tally.add('fault: clock leaps')
    trace.note(`${step} the clock leaps by ${ms}`)
  }
}
