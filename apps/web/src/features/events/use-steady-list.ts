import { useEffect, useRef, useState } from 'react'
import { valuesOnScreen } from '../../platform/visible-elements.ts'
import { type SteadyList, steadyList } from './steady-list.ts'

/** Name of a league, of which this is the first row. */
function nameOver({ previousElementSibling: before, parentElement: rows }: Element): Element | null | undefined {
  const name = rows?.previousElementSibling
  return before || name?.localName !== 'header' ? null : name
}

/** Whether a match is seen, or the name of its league that stands right over it: what pushes the row pushes that too. */
function seenNow(): (id: number) => boolean {
  const seen = valuesOnScreen('data-match', nameOver)
  return (id) => seen.has(String(id))
}

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
    setList(({ shown }) => steadyList(shown, incoming, seenNow(), arrange))
  }, [incoming, arrange])
  return { ...list, showAll: () => setList({ shown: incoming, held: 0 }) }
}
