import { racingWorld } from '../../../../seed/racing/racing-world.ts'
import { storePlaces } from '../../../catalogue/index.ts'
import type { AdditionalProgramme } from '../additional/additional-programme.ts'
import { loadOperatorDecisions } from '../store/operator-decisions.ts'
import { dueWithdrawals, type HeldRace, holdRace } from './held-race.ts'
import { planDays } from './plan-days.ts'
import type { RacesDeps } from './races-deps.ts'
import { callOff, closeRace, offerRace, showRace, stopRace } from './show-race.ts'
import { reopenRaces, storeOne } from './store-race.ts'
import { loadOpenRaces, pruneRaces, respeedRaces } from './stored-race.ts'

const DAY_MS = 86_400_000
/** Results stay this long. */
const KEEP_MS = 4 * DAY_MS
/** The least time without betting after a runner is withdrawn: every follower must have received it. */
const STOP_MS = 5_000
/** How long a race that is over is remembered, so that late questions about it get a response from memory. */
const REMEMBER_MS = 120_000
/** Books made in one step of the simulator. */
const BOOKS_PER_STEP = 12

/** The races of the world. */
export interface Races extends AdditionalProgramme {
  /** Takes up what is stored and not held yet. */
  takeUp(): Promise<void>
}

/** The meetings of the world: cards, prices until the off, non-runners, and how races end. */
export function createRaces(deps: RacesDeps): Races {
  const { db, clock, catalogue, sink, simSpeed } = deps
  const held = new Map<number, HeldRace>()
  /** Midnight of the last day that is planned, wall ms. */
  let plannedTo = 0
  let prunedAt = 0

  const isOffered = () => catalogue.offered.includes('racing')

  async function takeUp(): Promise<void> {
    const open = await loadOpenRaces(db, [...held.keys()])
    if (!open.every((race) => catalogue.archive().tournaments.has(race.tournamentId))) await catalogue.reload()
    const { tournaments } = catalogue.reference()
    const at = clock.now()
    for (const race of open) {
      const one = holdRace(race, tournaments.get(race.tournamentId) ?? null)
      held.set(race.id, one)
      // A race whose off was not stored is not shown as if it were still to come.
      if (one.phase === 'coming' && race.startsAt <= at) move(one, at)
      else showRace(deps, one, at)
    }
  }

  function forget(id: number): void {
    held.delete(id)
    sink.remove(id)
  }

  /** What time does to a race. */
  function move(one: HeldRace, at: number): void {
    if (one.phase === 'coming' && one.race.startsAt <= at) turn(one, 'running', at)
    if (one.phase === 'running' && one.endsAt <= at) turn(one, 'over', at)
    if (one.phase === 'over' && !one.unsaved && at - one.endsAt > REMEMBER_MS) forget(one.race.id)
    if (one.phase === 'coming' && one.stoppedUntil === null && dueWithdrawals(one, at).length > 0) {
      one.stoppedUntil = at + STOP_MS
      stopRace(deps, one, at)
      deps.wakeStore()
    }
  }

  function turn(one: HeldRace, phase: HeldRace['phase'], at: number): void {
    one.phase = phase
    one.unsaved = true
    closeRace(deps, one, at)
    // A result is shown when it is stored: no bet may be open on a race that shows it.
    if (phase === 'running') showRace(deps, one, at)
    deps.wakeStore()
  }

  return {
    takeUp,
    async prepare() {
      for (const id of [...held.keys()]) forget(id)
      plannedTo = 0
      if (isOffered()) await storePlaces(db, racingWorld(deps.worldSeed()))
    },
    async plan() {
      const at = clock.now()
      if (isOffered()) {
        await respeedRaces(db, simSpeed, at)
        plannedTo = await planDays(deps, plannedTo, at)
      }
      await takeUp()
      if (at - prunedAt < DAY_MS / 24) return
      prunedAt = at
      await pruneRaces(db, at - KEEP_MS)
    },
    step(at) {
      let books = 0
      for (const one of held.values()) {
        move(one, at)
        const isDue = one.phase === 'coming' && one.stoppedUntil === null && one.dueAt <= at
        if (!isDue || one.tournament === null || books >= BOOKS_PER_STEP) continue
        books++
        offerRace(deps, one, at)
      }
    },
    confirm(at) {
      for (const one of held.values()) if (one.phase === 'coming' && one.dueAt > 0) sink.confirm(one.race.id, at)
    },
    async store() {
      const at = clock.now()
      const { calledOff, putOff } = await loadOperatorDecisions(db, 'race')
      for (const one of [...held.values()]) {
        if (one.phase === 'over') continue
        const { id, startsAt } = one.race
        if (calledOff.has(id)) callOff(deps, one, at)
        // One that was put off is taken up again with its new start.
        if (calledOff.has(id) || (putOff.get(id) ?? startsAt) !== startsAt) forget(id)
      }
      const failures: unknown[] = []
      // One race that cannot be stored must not hold up the others.
      for (const one of [...held.values()]) await storeOne(deps, one).catch((error: unknown) => failures.push(error))
      await reopenRaces(deps, held.values(), at)
      if (failures.length > 0) throw failures[0]
    },
  }
}
