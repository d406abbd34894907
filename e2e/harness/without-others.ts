/**
 * What a part of a list has and no other part. Between two answers the world may plan dozens of matches, when an hour wants more of them
 * in play: the next part then begins with what the one before it ends with.
 */
export function withoutOthers<T extends { readonly id: number }>(
  events: readonly T[],
  parts: ReadonlyMap<string, readonly T[]>,
  part: string,
): readonly T[] {
  const elsewhere = new Set([...parts].flatMap(([name, held]) => (name === part ? [] : held.map(({ id }) => id))))
  return events.filter(({ id }) => !elsewhere.has(id))
}
