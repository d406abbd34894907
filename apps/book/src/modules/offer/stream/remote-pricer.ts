import { marketKey } from '@touchline/betting'
import type { Clock } from '../../../kernel/clock.ts'
import type { CustomLeg, CustomPricer } from '../../pricing/index.ts'
import type { Question } from './questions.ts'

/** A response is as old as this at most when a bet is checked by it. */
const KEPT_MS = 1_000

interface Known {
  readonly value: number | null
  readonly at: number
}

type Wanted = Question['wanted'][number]

/**
 * Returns the owner's results. A missing one is noted, and requested by `fetch`.
 * @param ask null without an owner
 * @param keptMs how long a result is valid
 */
export function createRemotePricer(
  clock: Clock,
  ask: (wanted: readonly Wanted[]) => Promise<readonly (number | null)[] | null>,
  keptMs = KEPT_MS,
): CustomPricer {
  const known = new Map<string, Known>()
  const missing = new Map<string, Wanted>()
  let fetching: Promise<void> = Promise.resolve()

  async function get(): Promise<void> {
    const wanted = [...missing]
    missing.clear()
    if (wanted.length === 0) return
    const values = await ask(wanted.map(([, one]) => one))
    const at = clock.now()
    for (const [key, one] of known) if (at - one.at > keptMs) known.delete(key)
    // Without a response nothing is sold together, for as long as a response counts.
    for (const [i, [key]] of wanted.entries()) known.set(key, { value: values?.[i] ?? null, at })
  }

  return {
    jointProbability(eventId, legs) {
      const key = keyOf(eventId, legs)
      const found = known.get(key)
      if (found !== undefined && clock.now() - found.at <= keptMs) return found.value
      missing.set(key, { eventId, legs: [...legs] })
      return null
    },
    async fetch() {
      const isMissing = missing.size > 0
      fetching = fetching.then(get)
      await fetching
      return isMissing
    },
  }
}

function keyOf(eventId: number, legs: readonly CustomLeg[]): string {
  const parts = legs.map(({ id, specifier, outcomeId }) => `${marketKey(id, specifier)}#${outcomeId}`)
  return `${eventId}&${parts.sort().join('&')}`
}
