import { assertNever } from '@touchline/betting'
import type { EventEntry, MatchEntry, OutrightEntry, RaceEntry } from '../../catalogue/index.ts'

/** Which parts of a change of an event are published, and on which channels. */
export interface Moved {
  /** Score, clock, phase or balls: to the event's own channel. */
  readonly event: boolean
  /** In a way that lists show. */
  readonly list: boolean
  /** The status, what pages read again at a change of status, or what is shown of an outright: to both. */
  readonly status: boolean
}

const NOTHING: Moved = { event: false, list: false, status: false }

/** A new reading of a clock keeps its version, so it is not published. */
export function whatMoved(before: EventEntry, after: EventEntry): Moved {
  if (before.version === after.version) return NOTHING
  const status = before.status !== after.status
  switch (after.type) {
    case 'match':
      return { event: true, list: before.type === 'match' && listedOtherwise(before, after), status }
    case 'draw':
      return { event: true, list: false, status }
    case 'race':
      return { ...NOTHING, status: status || (before.type === 'race' && !sameRunners(before, after)) }
    case 'outright':
      return { ...NOTHING, status: status || (before.type === 'outright' && shownForm(before) !== shownForm(after)) }
    default:
      return assertNever(after)
  }
}

/** Lists show score, periods and phase. The first score comes with the kick-off, which the status shows. */
function listedOtherwise(before: MatchEntry, after: MatchEntry): boolean {
  if (before.score === null && before.status !== after.status) return false
  return listedForm(before) !== listedForm(after)
}

function listedForm({ score }: MatchEntry): string {
  return JSON.stringify(score === null ? null : [score.home, score.away, score.stage, score.periods])
}

/** Its name, its end, who takes part, and which one is offered in its place. */
function shownForm({ names, endsAt, competitors, offeredAs }: OutrightEntry): string {
  return JSON.stringify([names, endsAt, competitors.map(({ id }) => id), offeredAs])
}

function sameRunners(before: RaceEntry, after: RaceEntry): boolean {
  const form = ({ runners }: RaceEntry) => JSON.stringify(runners.map((one) => [one.withdrawnAt, one.finish]))
  return before.startsAt === after.startsAt && form(before) === form(after)
}
