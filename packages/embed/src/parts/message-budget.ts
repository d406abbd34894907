import { EMBED_LIMITS } from '@touchline/contract/embed'

const SECOND_MS = 1_000

/** Length of a message as it would be sent, in bytes; Infinity where it cannot be written as JSON. */
function bytesOf(message: unknown): number {
  try {
    const text = JSON.stringify(message) ?? ''
    // A text that is too long in UTF-16 is too long in UTF-8: a huge message is not encoded to find out.
    return text.length > EMBED_LIMITS.messageBytes ? text.length : new Blob([text]).size
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

export interface MessageBudget {
  /** Whether a message may be taken; one that may not is counted. */
  takes(message: unknown): boolean
  /** Counts a message that was dropped for another reason: an unknown name, an invalid payload. */
  drop(): void
  /** How many messages were dropped. */
  dropped(): number
}

/**
 * Bounds what one side takes from the other: messages in a second first, since counting costs nothing, then the length of each.
 * @param now monotonic time in ms
 */
export function createMessageBudget(now: () => number): MessageBudget {
  let second = Number.NEGATIVE_INFINITY
  let taken = 0
  let dropped = 0
  return {
    takes(message) {
      if (now() - second >= SECOND_MS) {
        second = now()
        taken = 0
      }
      taken += 1
      if (taken <= EMBED_LIMITS.messagesPerSecond && bytesOf(message) <= EMBED_LIMITS.messageBytes) return true
      dropped += 1
      return false
    },
    drop() {
      dropped += 1
    },
    dropped: () => dropped,
  }
}
