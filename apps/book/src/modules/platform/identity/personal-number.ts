import type { Db } from '../../../db/index.ts'

/** Whether another account of the country has this personal number; concurrent calls wait. Inside a transaction. */
export async function isNumberTaken(
  tx: Db,
  {
    country,
    number,
    besides,
  }: { readonly country: string | null; readonly number: string; readonly besides: number | null },
): Promise<boolean> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('personal number ' || $1 || ' ' || $2, 0))`, [
    country ?? '',
    number,
  ])
  const rows = await tx.query(
    'SELECT 1 FROM players WHERE personal_number = $2 AND country IS NOT DISTINCT FROM $1 AND id IS DISTINCT FROM $3 LIMIT 1',
    [country, number, besides],
  )
  return rows.length > 0
}
