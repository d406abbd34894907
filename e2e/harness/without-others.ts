/**
 * The events of a part of a list without those of other parts. Between two responses the world may plan dozens of
 * matches: the next part then begins with events of the part before it.
 */
export function withoutOthers<T extends { readonly id: number }>(
  events: readonly T[],
  parts: ReadonlyMap<string, readonly T[]>,
  part: string,
): readonly T[] {
  const elsewhere = new Set([...parts].flatMap(([name, held]) => (name === part ? [] : held.map(({ id }) => id))))
  return events.filter(({ id }) => !elsewhere.has(id))
}
