import { createContext, type ReactNode, useContext, useEffect, useId, useLayoutEffect, useMemo, useState } from 'react'
import { createStore, type Store } from '../../../platform/store.ts'
import { useExternal } from '../../../platform/use-external.ts'
import { elsewhere, type Kept, keptBy, NOTHING_KEPT } from './parts-of-list.ts'

interface Listed {
  readonly id: number
}

/** The store of a list that is no part of another: it keeps nothing. */
const ALONE: Store<Kept> = { get: () => NOTHING_KEPT, set: () => {}, subscribe: () => () => {} }

const KeptOfList = createContext(ALONE)

/** Around the parts of one list: an event that moves between two visible parts stays in one of them. */
export function PartsOfList({ children }: { children: ReactNode }) {
  const [kept] = useState(() => createStore(NOTHING_KEPT))
  // Before the paint, this subscription reaches parts that were mounted by the same commit: they see the change too.
  useExternal(kept.subscribe, kept.get, kept.get)
  return <KeptOfList value={kept}>{children}</KeptOfList>
}

/** Name of one part of a list. */
export const usePart: () => string = useId

/**
 * Events of a part without those that another part still shows: the same array where there are none, so that other
 * parts do not render.
 */
export function useWithout<T extends Listed>(part: string, events: readonly T[]): readonly T[] {
  const kept = useContext(KeptOfList)
  const others = useExternal(
    kept.subscribe,
    () => elsewhere(events, kept.get(), part).join(),
    () => '',
  )
  return useMemo(() => {
    const ids = new Set(others.split(','))
    return others === '' ? events : events.filter(({ id }) => !ids.has(String(id)))
  }, [events, others])
}

/** Before the paint, reports to the other parts which departed events this one still shows. */
export function useKept(part: string, shown: readonly Listed[], listed: readonly Listed[]): void {
  const kept = useContext(KeptOfList)
  useLayoutEffect(() => {
    const still = new Set(listed.map(({ id }) => id))
    const left = shown.flatMap(({ id }) => (still.has(id) ? [] : [id]))
    kept.set(keptBy(kept.get(), part, left))
  }, [kept, part, shown, listed])
  useEffect(() => () => kept.set(keptBy(kept.get(), part, [])), [kept, part])
}
