import type { Jackpot } from '@touchline/contract'
import { useCall } from '../../data/index.ts'

/** Pools are fetched again this often, in ms. */
const JACKPOT_AGAIN_MS = 15_000
/** Hits are fetched again this often, in ms. */
export const HITS_AGAIN_MS = 60_000
/** What holds for a jackpot changes with its rounds only. */
export const TERMS_STALE_MS = 60_000

const AGAIN = { refetchInterval: JACKPOT_AGAIN_MS }

/** The query for hits, the same for loading a page and for showing it. */
export function hitsAsked(jackpotId: number | null, limit: number) {
  return { query: { limit, ...(jackpotId !== null && { jackpot_id: jackpotId }) } }
}

/** The jackpot of a number, or the largest there is; undefined in `data` where none is in play. */
export function useJackpot(id: number | null) {
  const one = useCall('getJackpot', { params: { id: id ?? 1 } }, { ...AGAIN, enabled: id !== null })
  const all = useCall('getJackpots', undefined, { ...AGAIN, enabled: id === null })
  return id === null
    ? { answer: all, pick: () => largest(all.data?.data ?? []) }
    : { answer: one, pick: () => one.data?.data }
}

function largest(jackpots: readonly Jackpot[]): Jackpot | undefined {
  return [...jackpots].sort((a, b) => b.amount - a.amount || a.id - b.id)[0]
}
