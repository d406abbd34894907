import type { Infra } from '../../../kernel/infra.ts'
import { loadSuggestions } from './stored-mappings.ts'

/** However often metrics are exported, pairs are looked for once in this time. */
const EVERY_MS = 60_000

/** Exports how many pairs of events wait for a person, while this process owns the offer. */
export function measureSuggestions(
  { db, clock, metrics }: Pick<Infra, 'db' | 'clock' | 'metrics'>,
  owns: () => boolean,
): void {
  let found: { readonly at: number; readonly count: Promise<number | null> } | null = null

  /** Null while the database does not respond. */
  function count(): Promise<number | null> {
    return loadSuggestions(db).then(
      (pairs) => pairs.length,
      () => null,
    )
  }

  metrics.read('touchline_mapping_suggestions', async () => {
    if (!owns()) return []
    const now = clock.now()
    if (found === null || now - found.at > EVERY_MS) found = { at: now, count: count() }
    const value = await found.count
    return value === null ? [] : [{ labels: {}, value }]
  })
}
