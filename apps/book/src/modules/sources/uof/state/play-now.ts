import { EVENT_STATUS, type EventStatus } from '@touchline/betting'
import { PLAY, type PlayState } from '../messages/types.ts'
import { compareTimes, type StatementTime } from './order.ts'

/** What the feed's states of play are here. A match that is delayed or put off has not begun, and takes no bets. */
const STATUS: Readonly<Record<PlayState, EventStatus>> = {
  [PLAY.notStarted]: EVENT_STATUS.prematch,
  [PLAY.live]: EVENT_STATUS.live,
  [PLAY.suspended]: EVENT_STATUS.stopped,
  [PLAY.ended]: EVENT_STATUS.closed,
  [PLAY.closed]: EVENT_STATUS.finished,
  [PLAY.cancelled]: EVENT_STATUS.not_covered,
  [PLAY.delayed]: EVENT_STATUS.prematch,
  [PLAY.interrupted]: EVENT_STATUS.stopped,
  [PLAY.postponed]: EVENT_STATUS.prematch,
  [PLAY.abandoned]: EVENT_STATUS.not_covered,
}

/** Ends are final; of several the first in this list counts. */
const ENDS: readonly PlayState[] = [PLAY.closed, PLAY.cancelled, PLAY.abandoned]
/** States of a match that has begun. */
const BEGUN: readonly PlayState[] = [PLAY.live, PLAY.suspended, PLAY.ended, PLAY.interrupted]
/** States before it. */
const BEFORE: readonly PlayState[] = [PLAY.notStarted, PLAY.delayed, PLAY.postponed]

/** How a match goes. */
export interface PlayNow {
  readonly status: EventStatus
  /** It was delayed or put off, and has no new start yet. */
  readonly isOnHold: boolean
}

/**
 * The play of a match by all statements about it: the latest counts, except that an end is final and that a match that
 * has begun does not go back to before its start, as pre-match producers report for a while.
 */
export function playNow(plays: ReadonlyMap<PlayState, StatementTime>): PlayNow {
  const end = ENDS.find((play) => plays.has(play))
  if (end !== undefined) return { status: STATUS[end], isOnHold: false }
  const hasBegun = BEGUN.some((play) => plays.has(play))
  const last = lastOf(plays, hasBegun ? BEGUN : BEFORE) ?? PLAY.notStarted
  return { status: STATUS[last], isOnHold: last === PLAY.delayed || last === PLAY.postponed }
}

/** Of two from the same moment the one that lets less be bet: the higher number. */
function lastOf(plays: ReadonlyMap<PlayState, StatementTime>, among: readonly PlayState[]): PlayState | null {
  let last: { readonly play: PlayState; readonly time: StatementTime } | null = null
  for (const play of [...among].sort((a, b) => a - b)) {
    const time = plays.get(play)
    if (time !== undefined && (last === null || compareTimes(last.time, time) <= 0)) last = { play, time }
  }
  return last?.play ?? null
}
