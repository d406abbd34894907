import { localStore } from '../../../platform/storage/storage.ts'

const KEY = 'search.recent'
const KEPT = 6

/** A place that a search led to. */
export interface Recent {
  readonly to: string
  readonly label: string
}

function isRecent(value: unknown): value is Recent {
  if (typeof value !== 'object' || value === null) return false
  const { to, label } = value as Partial<Record<keyof Recent, unknown>>
  return typeof to === 'string' && to.startsWith('/') && typeof label === 'string'
}

/** Where searches led lately, the last one first. */
export function recentSearches(): readonly Recent[] {
  const stored = localStore.read(KEY)
  return Array.isArray(stored) ? stored.filter(isRecent).slice(0, KEPT) : []
}

export function rememberSearch(chosen: Recent): void {
  const { to, label } = chosen
  const others = recentSearches().filter((recent) => recent.to !== to)
  localStore.write(KEY, [{ to, label }, ...others].slice(0, KEPT))
}
