export interface SteadyList<T> {
  readonly shown: readonly T[]
  /** How many new events wait, because showing them would move what the viewer looks at. */
  readonly held: number
}

/**
 * The next state of a list that changes under the viewer's eyes (CAT-03). Events that left stay where they are while
 * they are on screen; new ones come in where nothing on screen moves, and wait otherwise: in the midst of what is seen,
 * and before it where nothing above is hidden.
 * @param isOnScreen whether an event shown now is in the window
 * @param arrange the order in which a list is drawn
 */
export function steadyList<T extends { readonly id: number }>(
  shown: readonly T[],
  incoming: readonly T[],
  isOnScreen: (id: number) => boolean,
  arrange: (events: readonly T[]) => readonly T[] = (events) => events,
): SteadyList<T> {
  const arriving = new Map(incoming.map((event) => [event.id, event]))
  const known = new Set(shown.map(({ id }) => id))
  const onScreen = new Set(shown.map(({ id }) => id).filter(isOnScreen))
  const isSeen = ({ id }: T) => onScreen.has(id)

  /**
   * Whether a new event would move visible ones: it comes before the last visible one, with nothing above to hide it.
   */
  function moves(drawn: readonly T[], id: number): boolean {
    const place = drawn.findIndex((event) => event.id === id)
    const first = drawn.findIndex(isSeen)
    const last = drawn.findLastIndex(isSeen)
    const isOnTop = place === 0 && first === 1
    return place < last && (place > first || isOnTop)
  }

  let result: readonly T[] = shown
    .filter((event) => arriving.has(event.id) || isSeen(event))
    .map((event) => arriving.get(event.id) ?? event)
  let held = 0
  incoming.forEach((event, at) => {
    if (known.has(event.id)) return
    const before = incoming.slice(0, at).findLast((other) => result.some(({ id }) => id === other.id))
    const place = before ? result.findIndex(({ id }) => id === before.id) + 1 : 0
    const more = result.toSpliced(place, 0, event)
    if (moves(arrange(more), event.id)) held++
    else result = more
  })
  return { shown: result, held }
}
