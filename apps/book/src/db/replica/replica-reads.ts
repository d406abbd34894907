import type { Reads } from '../db.ts'
import { shareNext } from './share-next.ts'

/** The server of a read: `replica`; or the primary, with the reason: the replica was `behind` or `unavailable`. */
export type ReadPlace = 'replica' | 'behind' | 'unavailable'

export interface ReplicaReadsDeps {
  readonly primary: Reads
  readonly replica: Reads
  /** Unix ms. */
  readonly now: () => number
  /** Passes `ms` milliseconds. */
  readonly wait: (ms: number) => Promise<void>
  /** Receives the reason why the replica did not respond. */
  readonly report: (error: unknown) => void
  readonly count: (place: ReadPlace) => void
}

/** A replica that is further behind than this, in ms, is not waited for. */
const PATIENCE_MS = 100
const STEP_MS = 5
/** How long all reads go to the primary, in ms: after a replica was behind, and after it did not respond. */
const REST_MS = { behind: 250, unavailable: 2_000 } as const

/** The end of the log: a server that commits asynchronously shows commits before it has written them. */
const END_OF_LOG = 'SELECT pg_current_wal_insert_lsn()::text AS lsn'
const REPLAYED = 'SELECT pg_last_wal_replay_lsn()::text AS lsn, pg_is_in_recovery() AS is_replica'

/**
 * Reads from a replica that has everything the primary had when the read began, so no player misses what they just did;
 * from the primary where the replica is behind or does not respond. Reads that begin together share one query for the
 * position. The replica is one server: behind a balancer, the one that has caught up would not be the one that is read.
 */
export function createReplicaReads({ primary, replica, now, wait, report, count }: ReplicaReadsDeps): Reads {
  const positionOfPrimary = shareNext(async () => {
    const [row] = await primary.query<{ lsn: string }>(END_OF_LOG, [])
    return endOfRecord(bytesOf(row?.lsn))
  })
  const positionOfReplica = shareNext(async () => {
    const [row] = await replica.query<{ lsn: string | null; is_replica: boolean }>(REPLAYED, [])
    // A promoted server has a history of its own: its positions cannot be compared with the primary's.
    if (row?.is_replica !== true) throw new Error('The server that DATABASE_REPLICA_URL names is not a replica')
    return bytesOf(row.lsn)
  })
  let restsUntil = Number.NEGATIVE_INFINITY

  async function catchesUp(needed: bigint): Promise<boolean> {
    const until = now() + PATIENCE_MS
    while ((await positionOfReplica()) < needed) {
      if (now() >= until) return false
      await wait(STEP_MS)
    }
    return true
  }

  function rest(place: keyof typeof REST_MS): null {
    count(place)
    restsUntil = now() + REST_MS[place]
    return null
  }

  async function fromReplica<T extends object>(sql: string, params?: readonly unknown[]): Promise<T[] | null> {
    const needed = await positionOfPrimary()
    try {
      if (!(await catchesUp(needed))) return rest('behind')
      const rows = await replica.query<T>(sql, params)
      count('replica')
      return rows
    } catch (error) {
      report(error)
      return rest('unavailable')
    }
  }

  return {
    async query<T extends object>(sql: string, params?: readonly unknown[]): Promise<T[]> {
      const rows = now() < restsUntil ? null : await fromReplica<T>(sql, params)
      return rows ?? primary.query<T>(sql, params)
    },
  }
}

/** Of a page of the log, in bytes, and the longer of its headers. */
const PAGE = 8_192n
const HEADER = 40n

/**
 * Where the last record ends. After one that fills its page the primary names the place behind the next header, and the
 * replica, which has replayed everything, the end of the page. No record begins before it and ends in the header.
 */
function endOfRecord(position: bigint): bigint {
  const inPage = position % PAGE
  return inPage <= HEADER ? position - inPage : position
}

/** The position in the log as a number of bytes; the start where there is none. @param lsn `16/B374D848` */
function bytesOf(lsn: string | null | undefined): bigint {
  const [file = '0', offset = '0'] = (lsn ?? '0/0').split('/')
  return (BigInt(`0x${file}`) << 32n) + BigInt(`0x${offset}`)
}
