import { EVENT_STATUS, type EventStatus } from '@touchline/contract'
import { placesOf } from '@touchline/sports'
import type { RaceEntry, TournamentRow } from '../../../catalogue/index.ts'
import { dividendsOf, startingOdds } from './closing-prices.ts'
import { type RaceScript, scriptOf } from './race-setup.ts'
import type { StoredRace } from './stored-race.ts'

export type RacePhase = 'coming' | 'running' | 'over'

/** A race that is waited for, under way, or just over. */
export interface HeldRace {
  readonly race: StoredRace
  /** What will happen, known from the seed. */
  readonly script: RaceScript
  /** The course, or null where races are not on offer: the race is then run for the bets it has, and not shown. */
  readonly tournament: TournamentRow | null
  /** Wall ms of the last one home. */
  readonly endsAt: number
  phase: RacePhase
  /** Wall ms of withdrawals by horse, as they are stored. */
  withdrawn: ReadonlyMap<number, number>
  /** Wall ms until which betting is stopped at least, because a runner was taken out; null while it is open. */
  stoppedUntil: number | null
  /** Wall ms at which it is to be priced next; 0 while it has no prices. */
  dueAt: number
  /** The database does not know its phase yet. */
  unsaved: boolean
}

export function holdRace(race: StoredRace, tournament: TournamentRow | null): HeldRace {
  return {
    race,
    script: scriptOf(race.seed, race.setup),
    tournament,
    endsAt: race.startsAt + race.setup.lengthMs / race.speed,
    phase: 'coming',
    withdrawn: withdrawnOf(race),
    stoppedUntil: null,
    dueAt: 0,
    unsaved: false,
  }
}

export function withdrawnOf({ course }: Pick<StoredRace, 'course'>): ReadonlyMap<number, number> {
  return new Map(Object.entries(course.withdrawn).map(([id, at]) => [Number(id), at]))
}

/** Horses that are to be taken out by a wall time and have not been. */
export function dueWithdrawals({ race, script, withdrawn }: HeldRace, at: number): readonly number[] {
  return script.withdrawals
    .filter(({ horseId, msBefore }) => race.startsAt - msBefore <= at && !withdrawn.has(horseId))
    .map(({ horseId }) => horseId)
}

/** Place of each horse that ran. */
export function finishOf({ finish }: RaceScript): ReadonlyMap<number, number> {
  return new Map(placesOf(finish).map(({ runner, place }) => [runner, place]))
}

const STATUSES: Readonly<Record<RacePhase, EventStatus>> = {
  coming: EVENT_STATUS.prematch,
  running: EVENT_STATUS.live,
  over: EVENT_STATUS.finished,
}

export function statusOf({ phase }: Pick<HeldRace, 'phase'>): EventStatus {
  return STATUSES[phase]
}

/** The listing's entry; null where its course is not on offer or a horse is unknown. */
export function entryOf(
  held: HeldRace,
  horses: ReadonlyMap<number, RaceEntry['runners'][number]['horse']>,
  version: number,
): RaceEntry | null {
  const { race, tournament, withdrawn, script, phase } = held
  if (tournament === null) return null
  const finish = phase === 'over' ? finishOf(script) : null
  const odds = phase === 'coming' ? null : startingOdds(held)
  const { id, names, startsAt } = race
  const { runners: card, number, distanceM, going, places } = race.setup
  const runners = card.flatMap(({ horseId, strength: _, ...runner }) => {
    const horse = horses.get(horseId)
    const withdrawnAt = withdrawn.get(horseId) ?? null
    const came = { finish: finish?.get(horseId) ?? null, startingOdds: odds?.get(horseId) ?? null }
    return horse === undefined ? [] : [{ ...runner, horse, withdrawnAt, ...came }]
  })
  if (runners.length < card.length) return null
  const status = statusOf(held)
  const facts = { number, distanceM, going, places, runners, dividends: finish === null ? [] : dividendsOf(held) }
  return { type: 'race', id, tournament, names, ...facts, startsAt, status, version }
}
