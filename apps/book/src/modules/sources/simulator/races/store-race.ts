import { dueWithdrawals, type HeldRace } from './held-race.ts'
import { priceRace } from './price-race.ts'
import type { RacesDeps } from './races-deps.ts'
import { offerRace, showRace } from './show-race.ts'
import { storePhase, storeWithdrawals, unsettledRaces } from './store-races.ts'

/** Stores the withdrawals, the off and the result of a race. */
export async function storeOne(deps: RacesDeps, one: HeldRace): Promise<void> {
  const { db, clock, catalogue, sink, signals } = deps
  const at = clock.now()
  const gone = dueWithdrawals(one, at)
  const { id } = one.race
  if (gone.length > 0) {
    const shown = sink.board.event(id)?.markets
    const priced = shown === undefined || shown.size === 0 ? priceRace(one, one.race.startsAt) : shown.values()
    if (await storeWithdrawals(db, one, gone, priced, at)) signals.emit('results_recorded', { eventId: id })
    one.withdrawn = new Map([...one.withdrawn, ...gone.map((horseId): [number, number] => [horseId, at])])
    if (one.phase !== 'over') showRace(deps, one, at)
  }
  if (!one.unsaved) return
  const { phase } = one
  const names = new Map([...catalogue.archive().competitors.values()].map(({ id: horse, name }) => [horse, name]))
  const isNew = await storePhase(db, one, names, at)
  // It may have come in while the off was stored.
  one.unsaved = one.phase !== phase
  if (phase !== 'over') return
  showRace(deps, one, at)
  if (isNew) signals.emit('results_recorded', { eventId: id })
}

/** Opens betting again once every bet knows of the withdrawals. */
export async function reopenRaces(deps: RacesDeps, races: Iterable<HeldRace>, at: number): Promise<void> {
  const ready = [...races].filter(
    (one) =>
      one.phase === 'coming' &&
      one.stoppedUntil !== null &&
      one.stoppedUntil <= at &&
      dueWithdrawals(one, at).length === 0,
  )
  const unsettled = await unsettledRaces(
    deps.db,
    ready.map(({ race }) => race.id),
  )
  for (const one of ready) {
    if (unsettled.has(one.race.id)) continue
    one.stoppedUntil = null
    offerRace(deps, one, deps.clock.now())
  }
}
