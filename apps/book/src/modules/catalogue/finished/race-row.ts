import type { Dividend, EventStatus } from '@touchline/contract'
import type { Names } from '../../../kernel/names.ts'
import type { Going, RaceEntry, RunnerEntry } from '../events/event-entry.ts'
import type { Reference } from '../reference/reference.ts'

/** A horse on the card as it is stored. */
export type StoredRunner = Omit<RunnerEntry, 'horse' | 'withdrawnAt' | 'finish' | 'startingOdds'> & {
  readonly horseId: number
}

/** The race card as it is stored. */
export interface StoredCard {
  readonly number: number
  readonly distanceM: number
  readonly going: Going
  readonly places: number
  readonly runners: readonly StoredRunner[]
}

/** The results of a race's runners, by the horse's id: wall ms of withdrawals, places, prices at the off. */
export interface StoredCourse {
  readonly withdrawn: Readonly<Record<string, number>>
  readonly finish: Readonly<Record<string, number>>
  readonly startingOdds?: Readonly<Record<string, number>>
  readonly dividends?: readonly Dividend[]
}

export interface RaceRow {
  readonly id: number
  readonly tournament_id: number
  readonly status: EventStatus
  readonly starts_at: Date
  readonly names: Names
  readonly setup: StoredCard
  readonly score: StoredCourse | null
}

/** The entry of a stored race; null when its course or a horse is not loaded. */
export function entryOfRace(row: RaceRow, reference: Reference): RaceEntry | null {
  const tournament = reference.tournaments.get(row.tournament_id)
  const { runners: stored, number, distanceM, going, places } = row.setup
  const runners = stored.flatMap(({ horseId, ...runner }) => {
    const horse = reference.competitors.get(horseId)
    const withdrawnAt = row.score?.withdrawn[horseId] ?? null
    const finish = row.score?.finish[horseId] ?? null
    const startingOdds = row.score?.startingOdds?.[horseId] ?? null
    return horse === undefined ? [] : [{ ...runner, horse, withdrawnAt, finish, startingOdds }]
  })
  if (tournament === undefined || runners.length < stored.length) return null
  const startsAt = row.starts_at.getTime()
  const { id, names, status } = row
  return {
    type: 'race',
    id,
    tournament,
    names,
    number,
    distanceM,
    going,
    places,
    runners,
    dividends: row.score?.dividends ?? [],
    startsAt,
    status,
    version: 0,
  }
}
