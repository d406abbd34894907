/** Why a match is not played to its end. */
export type CallOffReason = 'abandoned' | 'cancelled_event'

/** When a statement was made, in Unix ms by the clock of its source. */
export interface MatchReport {
  readonly eventId: number
  readonly messageAt: number
  /** The source gave no time: of statements of one moment the one that came later counts as later. */
  readonly isInOrder: boolean
}

/** Moves matches and calls them off, with the effect on their bets, for every source. */
export interface MatchCalls {
  /**
   * Another kick-off (Unix ms), or none that is known. A statement older than the last one about the kick-off moves
   * nothing; of two kick-offs stated in one moment the later one counts, and an unknown one before both.
   */
  move(report: MatchReport, to: number | null): Promise<void>
  /**
   * The kick-off in a document without a time of its own. It moves the match where it is other than in the last such
   * document.
   * @param at Unix ms at which it was received
   */
  describe(eventId: number, to: number, at: number): Promise<void>
  /** Its sides changed places: what was bet on it is void. */
  swapSides(report: Pick<MatchReport, 'eventId' | 'messageAt'>): Promise<void>
  /** It is not played to its end. Saying it again changes nothing. */
  callOff(report: MatchReport, reason: CallOffReason): Promise<void>
}
