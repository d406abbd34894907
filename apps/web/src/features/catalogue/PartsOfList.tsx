import { createContext, type ReactNode, useContext, useEffect, useId, useLayoutEffect, useMemo, useState } from 'react'
import { type Kept, keptBy, NOTHING_KEPT, notElsewhere } from './parts-of-list.ts'

type Keep = (part: string, ids: readonly number[]) => void

const KeptOfList = createContext<Kept>(NOTHING_KEPT)
const KeepInList = createContext<Keep>(() => {})

/** Around the parts of one list: an event that moves from one to another while both are looked at stands in one of them. */
export function PartsOfList({ children }: { children: ReactNode }) {
  const [kept, setKept] = useState(NOTHING_KEPT)
  const [keep] = useState<Keep>(
    () => (part: string, ids: readonly number[]) => setKept((before) => keptBy(before, part, ids)),
  )
  return (
    <KeepInList value={keep}>
      <KeptOfList value={kept}>{children}</KeptOfList>
    </KeepInList>
  )
}

/** One part of a list, if it is one of several: `without` leaves out what another part still draws. */
export function usePartOfList() {
  const part = useId()
  const kept = useContext(KeptOfList)
  return useMemo(
    () => ({
      part,
      without: <T extends { readonly id: number }>(events: readonly T[]) => notElsewhere(events, kept, part),
    }),
    [part, kept],
  )
}

/** Tells the other parts what this one draws though it has left it, before that is painted. */
export function useKept(part: string, shown: readonly { readonly id: number }[], listed: typeof shown): void {
  const keep = useContext(KeepInList)
  useLayoutEffect(() => {
    const still = new Set(listed.map(({ id }) => id))
    keep(
      part,
      shown.flatMap(({ id }) => (still.has(id) ? [] : [id])),
    )
  }, [keep, part, shown, listed])
  useEffect(() => () => keep(part, []), [keep, part])
}
