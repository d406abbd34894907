import type { Favourite } from '@touchline/contract'
import { type Catalogue, eventFilter, findEvents, presentEvent } from '../catalogue/index.ts'
import type { Followed } from './types.ts'

/** Followed events by start, each made when its page is shown. */
export async function presentEvents(
  catalogue: Catalogue,
  { since, filter, locale }: Followed,
): Promise<readonly (() => Favourite)[]> {
  if (since.size === 0) return []
  const wanted = eventFilter({ ...filter, id: [...since.keys()].join(',') }, catalogue.board)
  const entries = (await findEvents(catalogue, [...since.keys()])).filter(wanted)
  return entries
    .sort((a, b) => a.startsAt - b.startsAt || a.id - b.id)
    .map((entry) => () => ({
      type: 'events',
      id: entry.id,
      created_at: since.get(entry.id)?.toISOString() ?? '',
      event: presentEvent(entry, catalogue, locale),
    }))
}
