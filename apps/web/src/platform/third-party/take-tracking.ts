import { sessionStore } from '../storage/storage.ts'
import { KEY, keptTracking } from './tracking.ts'

/** Parameters of campaigns and affiliates (ROUTE-09). */
const NAMES = ['ctag', 'btag', 'stag', 'qtag', 'gclid'] as const
const MAX_LENGTH = 200

/** Takes the tracking parameters out of the address of the page and keeps them for the session. */
export function takeTracking(): void {
  const { pathname, search, hash } = window.location
  const query = new URLSearchParams(search)
  const taken = new URLSearchParams(keptTracking())
  let isTaken = false
  for (const name of NAMES) {
    const value = query.get(name)
    if (value === null) continue
    taken.set(name, value.slice(0, MAX_LENGTH))
    query.delete(name)
    isTaken = true
  }
  if (!isTaken) return
  sessionStore.write(KEY, taken.toString())
  const left = query.toString()
  window.history.replaceState(window.history.state, '', `${pathname}${left ? `?${left}` : ''}${hash}`)
}
