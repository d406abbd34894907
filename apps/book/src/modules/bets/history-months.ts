import { sqlState } from '../../db/index.ts'
import type { Infra } from '../../kernel/infra.ts'

/**
 * Makes the months of the bets' history that come next, and detaches old ones. A lock that bets hold just now leaves it
 * to the next time.
 * @param months how many months before the one of now are kept in the table; null: all
 */
export async function keepHistoryMonths(
  { db, clock, log }: Pick<Infra, 'db' | 'clock' | 'log'>,
  months: number | null,
): Promise<void> {
  try {
    const [row] = await db.query<{ changed: readonly string[] }>('SELECT history_months($1, $2) AS changed', [
      new Date(clock.now()),
      months,
    ])
    if (row !== undefined && row.changed.length > 0) log.info(`Months of history: ${row.changed.join(', ')}`)
  } catch (error) {
    if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error
  }
}

const LOCK_NOT_AVAILABLE = '55P03'
