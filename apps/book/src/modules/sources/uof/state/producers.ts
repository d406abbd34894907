import { SILENCE_MS } from '../../../../kernel/silence.ts'

interface Producer {
  /** Wall ms of its last message. */
  receivedAt: number
  /** Unix ms by its own clock of its last sign of life; null before. */
  aliveAt: number | null
  /** It reported itself as down, or has fallen silent. */
  isDown: 'silent' | 'says' | null
  /** Wall ms: its earlier messages may be out of date. */
  distrustUntil: number | null
}

/** A producer's message about its own state. */
export interface SignOfLife {
  readonly isAlive: boolean
  /** Unix ms by its own clock. */
  readonly messageAt: number
}

/**
 * Which producers can be relied on. After a silence or a gap, a producer's markets are suspended until it sends them
 * again or completes a recovery.
 */
export interface Producers {
  /** A message of it came at `at` (wall ms). */
  received(name: string, at: number): void
  /** Returns whether what is to be relied on has changed. */
  alive(name: string, sign: SignOfLife, at: number): boolean
  /** All that was missed has been sent again. */
  complete(name: string, at: number): void
  /** Notices silence. Returns whether there is a new one. */
  check(now: number): boolean
  /** Whether its prices from `receivedAt` (wall ms) still hold. */
  trusts(name: string, receivedAt: number): boolean
  isUp(name: string): boolean
}

export function createProducers(): Producers {
  const known = new Map<string, Producer>()

  function of(name: string, at: number): Producer {
    const found = known.get(name)
    if (found !== undefined) return found
    const made: Producer = { receivedAt: at, aliveAt: null, isDown: null, distrustUntil: null }
    known.set(name, made)
    return made
  }

  function lose(producer: Producer, why: Producer['isDown'], at: number): void {
    producer.isDown = why
    producer.distrustUntil = at
  }

  function received(name: string, at: number): void {
    const producer = of(name, at)
    // Found before the next look: it was silent for as long.
    if (producer.isDown === null && at - producer.receivedAt > SILENCE_MS) producer.distrustUntil = at - 1
    if (producer.isDown === 'silent') producer.isDown = null
    producer.receivedAt = Math.max(producer.receivedAt, at)
  }

  return {
    received,
    alive(name, { isAlive, messageAt }, at) {
      received(name, at)
      const producer = of(name, at)
      const before = { ...producer }
      if (!isAlive) lose(producer, 'says', at)
      else {
        producer.isDown = null
        if (producer.aliveAt !== null && messageAt - producer.aliveAt > SILENCE_MS) producer.distrustUntil = at
      }
      producer.aliveAt = Math.max(messageAt, producer.aliveAt ?? messageAt)
      return before.isDown !== producer.isDown || before.distrustUntil !== producer.distrustUntil
    },
    complete(name, at) {
      const producer = of(name, at)
      producer.receivedAt = at
      producer.isDown = null
      producer.distrustUntil = null
    },
    check(now) {
      let isNew = false
      for (const producer of known.values()) {
        if (producer.isDown !== null || now - producer.receivedAt <= SILENCE_MS) continue
        lose(producer, 'silent', now)
        isNew = true
      }
      return isNew
    },
    trusts(name, receivedAt) {
      const producer = known.get(name)
      if (producer === undefined) return false
      return producer.isDown === null && (producer.distrustUntil === null || receivedAt > producer.distrustUntil)
    },
    isUp: (name) => known.get(name)?.isDown === null,
  }
}
