interface Grown {
  /** Pages of its list shown behind the first one. */
  readonly more?: number
}

function state(): Grown | null {
  return history.state as Grown | null
}

/** How many further pages of its list the current history entry shows: Back and a reload restore them. */
export function shownPages(): number {
  return state()?.more ?? 0
}

/** Keeps it with the entry. */
export function keepShownPages(more: number): void {
  history.replaceState({ ...history.state, more }, '')
}
