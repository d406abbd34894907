import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ShownMarket } from '../../live/index.ts'

/** New markets may be the first of their group: its name and place are then fetched, once for each group (MATCH-01). */
export function useNewGroups(
  eventId: number,
  markets: readonly ShownMarket[],
  known: readonly { readonly key: string }[],
): void {
  const queries = useQueryClient()
  const asked = useRef(new Set<string>())
  useEffect(() => {
    const unknown = markets
      .flatMap(({ market }) => market.market_groups)
      .filter((key) => !asked.current.has(key) && !known.some((group) => group.key === key))
    if (unknown.length === 0) return
    for (const key of unknown) asked.current.add(key)
    void queries.invalidateQueries({ queryKey: ['getMatchMarkets', { id: eventId }] })
  }, [queries, eventId, markets, known])
}
