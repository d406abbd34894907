import type { AnyBlock, DrawnBlock } from './define-block.ts'

/** Kinds that the routes of shown pages name. */
const named = new Map<string, DrawnBlock>()
/**
 * Kinds already drawn by the list of all kinds. Another component for them would reset their state in the middle of a
 * page.
 */
const ofSites = new Set<string>()

/** Kinds that a page of the product holds: its route names them, so they are drawn without the list of all kinds. */
export function addPageKinds(kinds: readonly AnyBlock[]): void {
  // A block is only ever given to the entry of its own kind, which the types cannot express.
  for (const drawn of kinds)
    if (import.meta.env.SSR || !ofSites.has(drawn.kind)) named.set(drawn.kind, drawn as unknown as DrawnBlock)
}

/** How a named kind is drawn; undefined for one that the list of all kinds draws. */
export function pageKind(kind: string): DrawnBlock | undefined {
  const drawn = named.get(kind)
  if (drawn === undefined) ofSites.add(kind)
  return drawn
}
