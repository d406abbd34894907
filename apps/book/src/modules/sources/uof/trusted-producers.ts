import type { Provider } from '@touchline/betting'
import { readUofMessage } from '../../pricing/results/index.ts'
import type { LiveFeed } from './session/live-feed.ts'
import { createProducers } from './state/producers.ts'

/**
 * Which producers count, each by `provider producer`: a session decides for its provider, signs of life for all others.
 */
export interface TrustedProducers {
  /** A message of a producer was played. */
  noteMessage(name: string, receivedAt: number): void
  /** Takes a sign of life. Returns whether prices of other matches may count differently now. */
  takeSign(provider: Provider, receivedAt: number, body: string): boolean
  /** Whether what a producer reported at a wall time counts. */
  trusts(name: string, receivedAt: number): boolean
  isUp(name: string): boolean
  /** Whether other producers count since the last look. */
  hasChanged(now: number): boolean
  clear(): void
}

export function createTrustedProducers(live: LiveFeed | undefined): TrustedProducers {
  let producers = createProducers()
  let gateVersion = 0

  /** The session knows better than the messages of its provider. */
  const bySession = (name: string) =>
    live !== undefined && name.startsWith(`${live.gate.provider} `) ? live.gate : null

  function isUp(name: string): boolean {
    const gate = bySession(name)
    return gate === null ? producers.isUp(name) : gate.isUp(name.slice(gate.provider.length + 1))
  }

  return {
    noteMessage: (name, receivedAt) => void producers.received(name, receivedAt),
    takeSign(provider, receivedAt, body) {
      if (provider === live?.gate.provider) {
        live.gate.played(body)
        return false
      }
      const reading = readUofMessage(body, receivedAt)
      if (reading.state !== 'heartbeat') return false
      const { producer, isAlive, messageAt, isComplete } = reading.heartbeat
      const name = `${provider} ${producer}`
      if (isComplete) producers.complete(name, receivedAt)
      else producers.alive(name, { isAlive, messageAt }, receivedAt)
      return true
    },
    trusts: (name, receivedAt) => (bySession(name) === null ? producers.trusts(name, receivedAt) : isUp(name)),
    isUp,
    hasChanged(now) {
      const isSilent = producers.check(now)
      const isOther = live !== undefined && live.gate.version() !== gateVersion
      gateVersion = live?.gate.version() ?? 0
      return isSilent || isOther
    },
    clear() {
      producers = createProducers()
    },
  }
}
