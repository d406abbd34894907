import type { Bet, Selection } from '@touchline/contract'
import { EVENT_STATUS } from '@touchline/contract/constants'

/** State of a leg that can no longer change the bet. Each state has a text (`bets.leg.*`). */
type DecidedLeg =
  | Exclude<Selection['status'], 'open'>
  /** The bet was not accepted. */
  | 'refused'
  /** The bet was cashed out before the leg was decided. */
  | 'cashed_out'
  /** The bet was decided without the leg: another one lost. */
  | 'not_needed'

/** State of a leg that the bet waits for. */
type OpenLeg = 'waiting' | 'playing' | 'over' | 'undecided'

/** State of an undecided leg by the state of its bet; null: the bet waits for it. */
const UNDECIDED: Readonly<Record<Bet['status'], DecidedLeg | null>> = {
  submitted: null,
  waiting_results: null,
  ready_to_process: null,
  cashout_in_progress: null,
  done: 'not_needed',
  cashed_out: 'cashed_out',
  withdrawn: 'void',
  cancelled: 'void',
  rejected: 'refused',
}

const BY_EVENT: Readonly<Record<Selection['match']['status'], OpenLeg>> = {
  [EVENT_STATUS.prematch]: 'waiting',
  [EVENT_STATUS.live]: 'playing',
  [EVENT_STATUS.stopped]: 'playing',
  [EVENT_STATUS.closed]: 'over',
  [EVENT_STATUS.finished]: 'over',
  [EVENT_STATUS.not_covered]: 'over',
}

/** State of a leg whose event no longer matters; null while the bet waits for it. */
export function decidedLeg({ status }: Pick<Bet, 'status'>, leg: Pick<Selection, 'status'>): DecidedLeg | null {
  if (status === 'rejected' || leg.status === 'open') return UNDECIDED[status]
  return leg.status
}

/** State of a leg that the bet waits for; a championship is undecided until its end. */
export function openLeg({ type, status }: Pick<Selection['match'], 'type' | 'status'>): OpenLeg {
  return type === 'outright' ? 'undecided' : BY_EVENT[status]
}
