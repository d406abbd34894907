import { type MatchEntry, marketsInOrder, wholeBetStop } from '../../catalogue/index.ts'
import type { BoardEvent } from '../../pricing/index.ts'

/** Pages let a clock run by themselves: one that is this far from where it would be, in seconds of play, is sent. */
const CLOCK_TOLERANCE_S = 1

type Clock = NonNullable<NonNullable<MatchEntry['score']>['clock']>

/** What a row shows of a match besides its prices. */
export interface RowState {
  /** All fields except the running clock, as text. */
  readonly form: string
  readonly clock: Clock | null
  /** When the clock was read, in wall ms. */
  readonly readAt: number
  /** Seconds of play per wall second. */
  readonly speed: number
}

export function rowState(entry: MatchEntry, priced: BoardEvent | undefined): RowState {
  const { score, startsAt, scoreAt, speed } = entry
  const sport = entry.tournament.category.sport.key
  const shown = score && [score.home, score.away, score.stage, score.periods, score.game, score.server, isBreak(score)]
  const available = priced === undefined ? 0 : marketsInOrder(priced, sport).length
  return {
    form: JSON.stringify([startsAt, wholeBetStop(entry), available, shown]),
    clock: score?.clock ?? null,
    readAt: scoreAt,
    speed,
  }
}

/** A stopped clock is drawn differently during a break. */
function isBreak({ clock, situation }: NonNullable<MatchEntry['score']>): boolean {
  return clock?.stopped === true && (situation === null || situation.type === 'break')
}

/** Whether a row shows something else than one that had `before` and let its clock run. */
export function hasRowMoved(before: RowState, after: RowState): boolean {
  if (before.form !== after.form || before.speed !== after.speed) return true
  if (before.clock === null || after.clock === null) return before.clock !== after.clock
  if (before.clock.stopped !== after.clock.stopped) return true
  const run = before.clock.stopped ? 0 : ((after.readAt - before.readAt) / 1_000) * before.speed
  const isWhereExpected = (was: number | null, is: number | null, expected: number) =>
    was === null || is === null ? was === is : Math.abs(expected - is) <= CLOCK_TOLERANCE_S
  const { clock: was } = before
  const { clock: is } = after
  return !(
    was.stoppage_time_announced === is.stoppage_time_announced &&
    isWhereExpected(was.match_time, is.match_time, (was.match_time ?? 0) + (was.stoppage_time === null ? run : 0)) &&
    isWhereExpected(was.stoppage_time, is.stoppage_time, (was.stoppage_time ?? 0) + run) &&
    isWhereExpected(was.remaining_time, is.remaining_time, (was.remaining_time ?? 0) - run) &&
    isWhereExpected(
      was.remaining_time_in_period,
      is.remaining_time_in_period,
      (was.remaining_time_in_period ?? 0) - run,
    )
  )
}
