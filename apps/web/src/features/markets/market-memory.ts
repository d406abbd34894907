import { localStore } from '../../platform/storage/storage.ts'

/** What a viewer has arranged on the match pages of a sport. */
export interface MarketMemory {
  /** The group of markets looked at last; null for the first. */
  readonly group: string | null
  /** Kinds of markets that are shown first, by id: they recur from match to match. */
  readonly pinned: readonly number[]
  /** Keys of the cards that are closed. */
  readonly collapsed: readonly string[]
}

export const NOTHING_KEPT: MarketMemory = { group: null, pinned: [], collapsed: [] }
const KEY = 'markets.kept'
/** So many of a sport are kept; the oldest are forgotten. */
const MOST = 200

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function all(): Record<string, unknown> {
  const stored = localStore.read(KEY)
  return isRecord(stored) ? stored : {}
}

/** What is stored for a sport. A value of unknown form is ignored. */
export function recallMarkets(sport: string): MarketMemory {
  const kept = all()[sport]
  if (!isRecord(kept)) return NOTHING_KEPT
  const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
  return {
    group: typeof kept.group === 'string' ? kept.group : null,
    pinned: list(kept.pinned).filter((id): id is number => Number.isInteger(id)),
    collapsed: list(kept.collapsed).filter((key): key is string => typeof key === 'string'),
  }
}

export function keepMarkets(sport: string, { group, pinned, collapsed }: MarketMemory): void {
  localStore.write(KEY, {
    ...all(),
    [sport]: { group, pinned: pinned.slice(-MOST), collapsed: collapsed.slice(-MOST) },
  })
}
