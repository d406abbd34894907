import type { Db, Reads } from '../db.ts'
import { openPostgres } from '../postgres.ts'
import { createReplicaReads, type ReplicaReadsDeps } from './replica-reads.ts'

export interface ReadsPlace {
  /** A streaming replica of the database; null: there is none. */
  readonly replicaUrl: string | null
  readonly poolSize: number
}

/** A replica that hangs in the middle of a read is cancelled after this, in ms. */
const READ_MS = 2_000

/** Opens the replica for reads; without one they go to the database. */
export function openReads(
  db: Db,
  { replicaUrl, poolSize }: ReadsPlace,
  parts: Omit<ReplicaReadsDeps, 'primary' | 'replica'>,
): { readonly reads: Reads; close(): Promise<void> } {
  if (replicaUrl === null) return { reads: db, close: async () => {} }
  const replica = openPostgres({ url: replicaUrl, poolSize, statementMs: READ_MS })
  return { reads: createReplicaReads({ ...parts, primary: db, replica }), close: replica.close }
}
