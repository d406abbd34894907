/**
 * Differences go out this often: two of these are well within the 500 ms in which every process shows the same price.
 */
export const EVERY_MS = 200
/** A follower without a message for two seconds looks for another owner. */
export const BEAT_MS = 500
/** Events in one part of a snapshot: others get their turn in between. */
export const PER_PART = 20
/** A question to the owner is given up after this time. */
export const ANSWER_WITHIN_MS = 2_000
