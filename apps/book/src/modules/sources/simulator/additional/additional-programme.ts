/**
 * The programme of an additional provider beside the matches: races, draws. Without its flag it only settles what it
 * once offered.
 */
export interface AdditionalProgramme {
  /** Stores its sports and competitors and takes up its stored events. The catalogue is read again after it. */
  prepare(): Promise<void>
  /** Plans what is missing. */
  plan(): Promise<void>
  /** Starts, ends and prices what is due at `at` (wall ms). Called with every step: it must be quick. */
  step(at: number): void
  /** Stores what moved, and the results bets wait for. */
  store(): Promise<void>
  /** Confirms the prices at `at` (wall ms). */
  confirm(at: number): void
}
