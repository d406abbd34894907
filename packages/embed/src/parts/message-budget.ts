import { EMBED_LIMITS } from '@touchline/contract/embed'

const SECOND_MS = 1_000

/**
 * Bytes of a text in UTF-8; half a pair counts as three. A text that is too long in UTF-16 is too long in UTF-8 and is
 * not read.
 */
function textBytes(text: string, room: number): number {
  if (text.length > room) return text.length
  let bytes = text.length
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code > 0x7f) bytes += code > 0x7ff ? 2 : 1
  }
  return bytes
}

/**
 * Whether a message takes at most so many bytes. Looks no further than that: a message of 5 MB costs what one of 64 KB
 * does. A message that holds itself is too large.
 */
function fits(message: unknown, limit: number): boolean {
  let room = limit
  const waiting: unknown[] = [message]
  while (waiting.length > 0) {
    const value = waiting.pop()
    room -= typeof value === 'string' ? textBytes(value, room) + 2 : 1
    if (Array.isArray(value)) {
      // By index: naming all keys of a long list costs as much as the list is long.
      for (let at = 0; at < value.length && room >= waiting.length; at += 1) waiting.push(value[at])
      if (room < waiting.length) return false
    } else if (typeof value === 'object' && value !== null) {
      for (const key in value) {
        room -= key.length + 2
        if (room < 0) return false
        waiting.push((value as Record<string, unknown>)[key])
      }
    }
    if (room < 0) return false
  }
  return true
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
 * Bounds what one side takes from the other: messages in a second first, since counting costs nothing, then the length
 * of each.
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
      if (taken <= EMBED_LIMITS.messagesPerSecond && fits(message, EMBED_LIMITS.messageBytes)) return true
      dropped += 1
      return false
    },
    drop() {
      dropped += 1
    },
    dropped: () => dropped,
  }
}
