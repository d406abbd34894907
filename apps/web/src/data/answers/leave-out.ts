/** Blocks of pages: an answer stands without one of them. */
const PART = /^\.data\.placements\.(\w+)\.(\d+)(?:\.|$)/

/**
 * Takes the part that is not as it should be out of an answer that stands without it (BLOCK-01); false where it does not.
 * @param answer is changed
 * @param path where it is not as it should be
 */
export function leaveOut(answer: unknown, path: string): boolean {
  const [, placement, at] = PART.exec(path) ?? []
  if (placement === undefined) return false
  const { data } = answer as { data: { placements: Readonly<Record<string, unknown[]>> } }
  data.placements[placement]?.splice(Number(at), 1)
  return true
}
