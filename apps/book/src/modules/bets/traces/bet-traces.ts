import type { Infra } from '../../../kernel/infra.ts'
import type { TraceParent } from '../../../kernel/tracing/tracing.ts'

const KEPT_DAYS = 60

/**
 * Keeps which step placed some bets, so that their settlement joins its trace. The placement does not wait for it, and
 * a loss costs the rest of a trace. Where nothing is recorded nothing is kept.
 */
export function keepBetTraces({ db, clock, log, tracing }: Infra, ids: readonly number[]): void {
  const parent = tracing.current()
  if (parent === null) return
  db.query(
    `INSERT INTO bet_traces (bet_id, trace_parent, kept_at) SELECT unnest($1::bigint[]), $2, $3 ON CONFLICT DO NOTHING`,
    [ids, parent, new Date(clock.now())],
  ).catch((error: unknown) => log.warn('The traces of bets were not kept', error))
}

/** Which steps placed these bets; those whose placement was not recorded are absent. */
export async function findBetTraces(
  { db, tracing }: Pick<Infra, 'db' | 'tracing'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, TraceParent>> {
  if (!tracing.isOn || ids.length === 0) return new Map()
  const rows = await db.query<{ id: bigint; trace_parent: string }>(
    'SELECT bet_id AS id, trace_parent FROM bet_traces WHERE bet_id = ANY ($1::bigint[])',
    [ids],
  )
  return new Map(rows.map(({ id, trace_parent: parent }) => [Number(id), parent]))
}

/** Drops those that no trace will be continued for. */
export async function dropOldTraces({ db, clock }: Pick<Infra, 'db' | 'clock'>): Promise<void> {
  await db.query(`DELETE FROM bet_traces WHERE kept_at < $1::timestamptz - ${KEPT_DAYS} * interval '1 day'`, [
    new Date(clock.now()),
  ])
}
