import type { BlockKind } from '@touchline/contract/site'
import { BLOCK_PLACEMENTS, isOfPages, mayStandOn, PLACEMENTS } from '@touchline/contract/site-blocks'
import { blocksIn, type DocBlock, isSamePlace, type SiteDoc, type Where, withBlocks } from './site-doc.ts'

type Path = readonly (string | number)[]

/** The names of all blocks of a page, or of those around every page: each must be unique there. */
export function idsOn(doc: SiteDoc, page: Where['page']): readonly string[] {
  return PLACEMENTS.flatMap((placement) => blocksIn(doc, { page, placement }).map(({ id }) => id))
}

export function freeIdAmong(taken: ReadonlySet<string>, kind: string): string {
  const base = kind.replaceAll('.', '-')
  let id = base
  for (let n = 2; taken.has(id); n += 1) id = `${base}-${n}`
  return id
}

/** A name that no block of that page has yet. */
export function freeId(doc: SiteDoc, { page }: Where, kind: string): string {
  return freeIdAmong(new Set(idsOn(doc, page)), kind)
}

/** Puts a block before the one that is at `at`; at the end where none does. */
export function addBlock(doc: SiteDoc, where: Where, at: number, block: DocBlock): SiteDoc {
  return withBlocks(doc, where, blocksIn(doc, where).toSpliced(at, 0, block))
}

export function removeBlock(doc: SiteDoc, where: Where, id: string): SiteDoc {
  return withBlocks(
    doc,
    where,
    blocksIn(doc, where).filter((block) => block.id !== id),
  )
}

/** A second one, right behind it. */
export function duplicateBlock(doc: SiteDoc, where: Where, id: string): SiteDoc {
  const at = blocksIn(doc, where).findIndex((block) => block.id === id)
  const block = blocksIn(doc, where)[at]
  if (block === undefined || !mayBeAdded(doc, block.kind, where)) return doc
  return addBlock(doc, where, at + 1, { ...block, id: freeId(doc, where, id) })
}

/** Whether a block is allowed in a placement. */
export function mayStandIn({ kind }: Pick<DocBlock, 'kind'>, { page, placement }: Where): boolean {
  if (placement === 'content' && page !== null) return mayStandOn(kind, page)
  return BLOCK_PLACEMENTS[kind]?.includes(placement) ?? false
}

/** Whether another block of a kind may be added there. */
export function mayBeAdded(doc: SiteDoc, kind: BlockKind, where: Where): boolean {
  return mayStandIn({ kind }, where) && !(isOfPages(kind) && blocksIn(doc, where).some((block) => block.kind === kind))
}

/** The result of a move; null where the block is not allowed there. */
export interface Moved {
  readonly doc: SiteDoc
  /** Its name there: another one where that was taken. */
  readonly id: string
}

/** Moves a block before the one that is at `at` now. */
export function moveBlock(doc: SiteDoc, from: Where, id: string, to: Where, at: number): Moved | null {
  const blocks = blocksIn(doc, from)
  const index = blocks.findIndex((block) => block.id === id)
  const block = blocks[index]
  if (block === undefined || !mayStandIn(block, to)) return null
  if (isSamePlace(from, to)) {
    const target = at > index ? at - 1 : at
    if (target === index) return { doc, id }
    return { doc: withBlocks(doc, to, blocks.toSpliced(index, 1).toSpliced(target, 0, block)), id }
  }
  const left = removeBlock(doc, from, id)
  const name = idsOn(left, to.page).includes(id) ? freeId(left, to, block.kind) : id
  return { doc: addBlock(left, to, at, { ...block, id: name }), id: name }
}

/** A value with another one at a path; undefined takes it away. */
export function setIn(value: unknown, path: Path, next: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return next
  if (Array.isArray(value)) return value.map((one, at) => (at === key ? setIn(one, rest, next) : one))
  const object = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  const inner = setIn(object[key], rest, next)
  const { [key]: _, ...others } = object
  if (inner === undefined) return others
  return key in object ? { ...object, [key]: inner } : { ...others, [key]: inner }
}

/** A block with another property, by its path: `['props', 'title', 'de']`. */
export function setOfBlock(doc: SiteDoc, where: Where, id: string, path: Path, next: unknown): SiteDoc {
  const changed = blocksIn(doc, where).map((block) =>
    block.id === id ? (setIn(block, path, next) as DocBlock) : block,
  )
  return withBlocks(doc, where, changed)
}

/** A site with another setting, by its path: `['style', 'light', 'accent']`. */
export function setOfSite(doc: SiteDoc, path: Path, next: unknown): SiteDoc {
  return setIn(doc, path, next) as SiteDoc
}
