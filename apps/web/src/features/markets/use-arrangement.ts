import { useEffect, useState } from 'react'
import { readParameter, writeParameter } from '../../platform/page/location.ts'
import { keepMarkets, type MarketMemory, NOTHING_KEPT, recallMarkets } from './market-memory.ts'

/** The group of markets in the address (ROUTE-06): who shares the page shares what is looked at. */
const PARAMETER = 'group'
/** A market that a link of a bet leads to. */
const MARKET = 'market'
const ALL = 'all'

/** How the viewer has arranged the markets of a sport, kept for the next match of it. */
export function useArrangement(sport: string) {
  const [kept, setKept] = useState(NOTHING_KEPT)
  const [sought, setSought] = useState<number | null>(null)
  // After hydration: the server does not know what this browser remembers.
  useEffect(() => {
    const recalled = recallMarkets(sport)
    const asked = readParameter(PARAMETER)
    const market = Number(readParameter(MARKET) ?? 0)
    setSought(market > 0 ? market : null)
    setKept({ ...recalled, group: asked ?? (market > 0 ? ALL : recalled.group) })
  }, [sport])

  function change(next: MarketMemory): void {
    setKept(next)
    keepMarkets(sport, next)
  }

  return {
    kept,
    /** Kind of the market that the address leads to; null where it names none. */
    sought,
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
