import type { Clock } from '../../../../kernel/clock.ts'
import type { Monitor } from '../recovery/monitor.ts'
import { Unusable } from './hand-over.ts'
import type { Head } from './read-head.ts'
import type { Unknowns } from './unknowns.ts'

export interface UnlistedPorts {
  readonly clock: Clock
  readonly monitor: Pick<Monitor, 'isListed'>
  readonly unknowns: Pick<Unknowns, 'note'>
}

/** Messages of one producer that are put aside in an hour: the others are counted alone. */
export const MOST_ASIDE = 100
const HOUR_MS = 3_600_000
const SIGNS = ['alive', 'snapshot_complete', 'product_down']

/**
 * Holds messages of producers back that the vendor's list does not have: they are put aside and counted, and neither a
 * price nor a result of them is applied. Their signs of life are counted alone.
 */
export function createUnlistedProducers({ clock, monitor, unknowns }: UnlistedPorts) {
  let aside = new Map<string, number>()
  let since = 0

  function isKept(producer: string): boolean {
    const now = clock.now()
    if (now - since >= HOUR_MS) {
      since = now
      aside = new Map()
    }
    const kept = (aside.get(producer) ?? 0) + 1
    aside.set(producer, kept)
    return kept <= MOST_ASIDE
  }

  /** Returns whether the message is held back. Throws Unusable where it is to be put aside. */
  return ({ name, producer }: Head): boolean => {
    if (producer === null || monitor.isListed(producer)) return false
    unknowns.note('producer', producer)
    if (!SIGNS.includes(name) && isKept(producer))
      throw new Unusable(`producer ${producer} is not in the vendor's list of producers`)
    return true
  }
}
