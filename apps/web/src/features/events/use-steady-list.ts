import { useEffect, useRef, useState } from 'react'
import { part } from '../../platform/loading/part.ts'
import type { SteadyList } from './steady-list.ts'

const TAKE_IN = part(() => import('./lazy/take-in.ts'))

/** A list that does not jump: see `steadyList`, also of what has to stay the same. `showAll` lets in what waits. */
export function useSteadyList<T extends { readonly id: number }>(
  incoming: readonly T[],
  arrange: (events: readonly T[]) => readonly T[],
): SteadyList<T> & { showAll: () => void } {
  const [list, setList] = useState<SteadyList<T>>({ shown: incoming, held: 0 })
  const taken = useRef(incoming)
  useEffect(() => {
    if (taken.current === incoming) return
    taken.current = incoming
    // No list changes before it has been looked at.
    TAKE_IN.load().then(
      ({ takeIn }) => setList(({ shown }) => takeIn(shown, incoming, arrange)),
      () => setList({ shown: incoming, held: 0 }),
    )
  }, [incoming, arrange])
  return { ...list, showAll: () => setList({ shown: incoming, held: 0 }) }
}
