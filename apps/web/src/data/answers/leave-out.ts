/** Blocks of pages are optional parts of a response. */
const PART = /^\.data\.placements\.(\w+)\.(\d+)(?:\.|$)/

/**
 * Removes an invalid optional part from a response (BLOCK-01); false where the part is required.
 * @param answer the response, which is changed
 * @param path of the invalid part
 */
export function leaveOut(answer: unknown, path: string): boolean {
  const [, placement, at] = PART.exec(path) ?? []
  if (placement === undefined) return false
  const { data } = answer as { data: { placements: Readonly<Record<string, unknown[]>> } }
  data.placements[placement]?.splice(Number(at), 1)
  return true
}
