import { valuesOnScreen } from '../../../platform/scroll/in-sight.ts'
import { type SteadyList, steadyList } from '../steady-list.ts'

/** Name of a league, if this is its first row. */
function nameOver(row: Element): Element | null | undefined {
  const card = row.closest('section')
  const name = card?.firstElementChild
  return name?.localName === 'header' && card?.querySelector('[data-match]') === row ? name : null
}

/** `steadyList` by what is on screen now: matches, and the name of a league right above one, since it moves too. */
export function takeIn<T extends { readonly id: number }>(
  shown: readonly T[],
  incoming: readonly T[],
  arrange: (events: readonly T[]) => readonly T[],
): SteadyList<T> {
  const seen = valuesOnScreen('data-match', nameOver)
  return steadyList(shown, incoming, (id) => seen.has(String(id)), arrange)
}
