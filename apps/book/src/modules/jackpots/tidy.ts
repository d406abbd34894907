import type { JackpotsPorts } from './ports.ts'

const DAY_MS = 86_400_000
/** Players look up recent draws; a draw stays provable by the record that it keeps. */
const KEPT_MS = 90 * DAY_MS
const AT_ONCE = 1_000

/**
 * Folds old entries into their draws, some at a time, so that no placement waits. Draws, rounds and their seeds stay
 * for ever.
 */
export async function foldEntries({ db, clock }: Pick<JackpotsPorts, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock.now() - KEPT_MS)
  let folded = 0
  for (;;) {
    const [row] = await db.query<{ n: number }>('SELECT fold_jackpot_entries($1, $2) AS n', [before, AT_ONCE])
    folded += row?.n ?? 0
    if ((row?.n ?? 0) < AT_ONCE) return folded
  }
}
