import { useEffect, useState } from 'react'
import { readParameter, writeParameter } from '../../platform/location.ts'
import { keepMarkets, type MarketMemory, NOTHING_KEPT, recallMarkets } from './market-memory.ts'

/** The group of markets in the address (ROUTE-06): who shares the page shares what is looked at. */
const PARAMETER = 'group'

/** How the viewer has arranged the markets of a sport, kept for the next match of it. */
export function useArrangement(sport: string) {
  const [kept, setKept] = useState(NOTHING_KEPT)
  // After hydration: the server does not know what this browser remembers.
  useEffect(() => {
    const recalled = recallMarkets(sport)
    const asked = readParameter(PARAMETER)
    setKept({ ...recalled, group: asked ?? recalled.group })
  }, [sport])

  function change(next: MarketMemory): void {
    setKept(next)
    keepMarkets(sport, next)
  }

  return {
    kept,
    choose(group: string) {
      writeParameter(PARAMETER, group)
      change({ ...kept, group })
    },
    pin(kind: number) {
      const others = kept.pinned.filter((one) => one !== kind)
      change({ ...kept, pinned: others.length === kept.pinned.length ? [...others, kind] : others })
    },
    collapse(keys: readonly string[], isCollapsed: boolean) {
      const others = kept.collapsed.filter((key) => !keys.includes(key))
      change({ ...kept, collapsed: isCollapsed ? [...others, ...keys] : others })
    },
  }
}
