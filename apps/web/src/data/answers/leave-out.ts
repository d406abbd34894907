/** Blocks of pages are optional parts of an answer. */
const PART = /^\.data\.placements\.(\w+)\.(\d+)(?:\.|$)/

/**
 * Removes an invalid optional part from an answer (BLOCK-01); false where the part is required.
 * @param answer is changed
 * @param path of the invalid part
 */
export function leaveOut(answer: unknown, path: string): boolean {
  const [, placement, at] = PART.exec(path) ?? []
  if (placement === undefined) return false
  const { data } = answer as { data: { placements: Readonly<Record<string, unknown[]>> } }
  data.placements[placement]?.splice(Number(at), 1)
  return true
}
