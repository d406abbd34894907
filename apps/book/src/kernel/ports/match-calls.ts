/** Why a match is not played to its end. */
export type CallOffReason = 'abandoned' | 'cancelled_event'

/** When something was said, in Unix ms by the clock of who said it. */
export interface SaidOfMatch {
  readonly matchId: number
  readonly saidAt: number
  /** Nobody wrote on it when it was made: of one moment, what comes later was said later. */
  readonly isInOrder: boolean
}

/** What becomes of a match that is moved or called off, and of the bets on it, whoever says it. */
export interface MatchCalls {
  /**
   * Another kick-off (Unix ms), or none that is known. What was said before the last word about the kick-off moves nothing; of two
   * kick-offs said in one moment the later one counts, and none that is known before both.
   */
  move(said: SaidOfMatch, to: number | null): Promise<void>
  /**
   * The kick-off in a document without a time of its own. It moves the match where it is other than in the last such document.
   * @param at Unix ms at which it was received
   */
  describe(matchId: number, to: number, at: number): Promise<void>
  /** It is not played to its end. Saying it again changes nothing. */
  callOff(said: SaidOfMatch, reason: CallOffReason): Promise<void>
}
