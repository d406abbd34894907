import { localStore } from '../../../platform/storage/storage.ts'
import { VIEWED_KEY } from './viewed-key.ts'

const KEPT = 5

/** A page of an event or a league that was looked at. */
export interface Viewed {
  /** Path inside the application. */
  readonly to: string
  readonly label: string
  /** Key of its sport. */
  readonly sport: string
}

function isViewed(value: unknown): value is Viewed {
  if (typeof value !== 'object' || value === null) return false
  const { to, label, sport } = value as Partial<Record<keyof Viewed, unknown>>
  return typeof to === 'string' && to.startsWith('/') && typeof label === 'string' && typeof sport === 'string'
}

/** The viewed pages, the last one first. */
export function recentlyViewed(): readonly Viewed[] {
  const stored = localStore.read(VIEWED_KEY)
  return Array.isArray(stored) ? stored.filter(isViewed).slice(0, KEPT) : []
}

/** The list after one more was looked at: it comes first, and once. */
export function withViewed(known: readonly Viewed[], seen: Viewed): readonly Viewed[] {
  return [seen, ...known.filter(({ to }) => to !== seen.to)].slice(0, KEPT)
}

export function rememberViewed(seen: Viewed): void {
  localStore.write(VIEWED_KEY, withViewed(recentlyViewed(), seen))
}
