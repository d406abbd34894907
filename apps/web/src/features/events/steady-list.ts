export interface SteadyList<T> {
  readonly shown: readonly T[]
  /** How many new events wait, because showing them would move what the viewer looks at. */
  readonly held: number
}

/**
 * The next state of a list that changes under the viewer's eyes (CAT-03). Events that left stay where they are while
 * they are on screen; new ones come in where nothing on screen moves, and wait otherwise.
 * @param isOnScreen whether an event shown now is in the window
 */
export function steadyList<T extends { readonly id: number }>(
  shown: readonly T[],
  incoming: readonly T[],
  isOnScreen: (id: number) => boolean,
): SteadyList<T> {
  const arriving = new Map(incoming.map((event) => [event.id, event]))
  const known = new Set(shown.map((event) => event.id))
  const onScreen = shown.filter((event) => isOnScreen(event.id)).map((event) => event.id)
  const [firstOnScreen] = onScreen
  const lastOnScreen = onScreen.at(-1)

  const staying = shown.filter((event) => arriving.has(event.id) || onScreen.includes(event.id))
  const result: T[] = staying.map((event) => arriving.get(event.id) ?? event)
  let held = 0
  incoming.forEach((event, at) => {
    if (known.has(event.id)) return
    const before = incoming.slice(0, at).findLast((other) => result.some(({ id }) => id === other.id))
    const place = before ? result.findIndex(({ id }) => id === before.id) + 1 : 0
    const first = result.findIndex(({ id }) => id === firstOnScreen)
    const last = result.findIndex(({ id }) => id === lastOnScreen)
    const isInSight = first !== -1 && place > first && place <= last
    if (isInSight) held++
    else result.splice(place, 0, event)
  })
  return { shown: result, held }
}
