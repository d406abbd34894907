import type { BlockKind, Placement } from '@touchline/contract/site'
import { NAVIGATION_PLACEMENTS } from '@touchline/contract/site-blocks'
import { blocksIn, type DocBlock, type SiteDoc, type Where } from './site-doc.ts'

/** One thing in which two sites differ, as the step from the first to the second. */
export type Difference =
  | {
      readonly kind: 'added' | 'removed' | 'moved' | 'changed'
      readonly block: BlockKind
      readonly id: string
      readonly where: Where
      /** Which of its properties. */
      readonly properties: readonly string[]
    }
  | { readonly kind: 'page-added' | 'page-removed'; readonly page: string }
  /** By its path, e.g. `style.light.accent`. */
  | { readonly kind: 'setting'; readonly path: string; readonly before: unknown; readonly after: unknown }

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

interface Placed {
  readonly block: DocBlock
  readonly where: Where
  readonly at: number
}

function placesOf(doc: SiteDoc): Map<string, Placed> {
  const pages = [...Object.keys(doc.pages), ...(doc.customPages ?? []).flatMap(({ path }) => path ?? [])]
  const places: Where[] = [
    ...NAVIGATION_PLACEMENTS.map((placement) => ({ page: null, placement })),
    ...pages.flatMap((page) =>
      (['content', ...NAVIGATION_PLACEMENTS] as Placement[]).map((placement) => ({ page, placement })),
    ),
  ]
  return new Map(
    places.flatMap((where) =>
      // By its name on its page: where it is there is what may have changed.
      blocksIn(doc, where).map((block, at) => [`${where.page} ${block.id}`, { block, where, at }] as const),
    ),
  )
}

function propertiesOf(one: DocBlock, other: DocBlock): string[] {
  const own = (['audience', 'devices', 'groups'] as const).filter((name) => !isSame(one[name], other[name]))
  const names = new Set([...Object.keys(one.props ?? {}), ...Object.keys(other.props ?? {})])
  return [...own, ...[...names].filter((name) => !isSame(one.props?.[name], other.props?.[name]))]
}

/** Names of blocks in another order among those that both have. */
function reordered(before: Map<string, Placed>, after: Map<string, Placed>): Set<string> {
  const moved = new Set<string>()
  const lists = new Map<string, [string, number][]>()
  for (const [name, { where, at }] of after) {
    const old = before.get(name)
    if (old === undefined) continue
    if (!isSame(old.where, where)) moved.add(name)
    else {
      const list = `${where.page} ${where.placement}`
      lists.set(list, [...(lists.get(list) ?? []), [name, at]])
    }
  }
  for (const names of lists.values()) {
    const now = names.toSorted(([, a], [, b]) => a - b).map(([name]) => name)
    const then = now.toSorted((a, b) => (before.get(a)?.at ?? 0) - (before.get(b)?.at ?? 0))
    // The one that went furthest is what was moved; the others only made room.
    while (!isSame(now, then)) {
      const [furthest = ''] = now.toSorted(
        (a, b) => Math.abs(now.indexOf(b) - then.indexOf(b)) - Math.abs(now.indexOf(a) - then.indexOf(a)),
      )
      moved.add(furthest)
      now.splice(now.indexOf(furthest), 1)
      then.splice(then.indexOf(furthest), 1)
    }
  }
  return moved
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function settingsOf(before: unknown, after: unknown, path: string): Difference[] {
  if (isSame(before, after)) return []
  const areGroups = [before, after].every((one) => one === undefined || isObject(one))
  if (!areGroups) return [{ kind: 'setting', path, before, after }]
  // A part that one of them lacks is compared with an empty one.
  const [one, other] = [isObject(before) ? before : {}, isObject(after) ? after : {}]
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
    settingsOf(one[key], other[key], path === '' ? key : `${path}.${key}`),
  )
}

/** The settings of a site beside its blocks. */
function settingsIn({ placements: _around, pages, customPages, ...site }: SiteDoc): Record<string, unknown> {
  const ofPages = Object.entries(pages).map(([key, { placements: _, ...page }]) => [key, page] as const)
  const custom = (customPages ?? []).map(({ placements: _, ...page }) => [page.path, page] as const)
  const settings = Object.fromEntries([...ofPages, ...custom].filter(([, page]) => Object.keys(page).length > 0))
  return { ...site, pages: settings }
}

/** In what the second site differs from the first: blocks by their names, everything else by its path. */
export function differencesOf(first: SiteDoc, second: SiteDoc): readonly Difference[] {
  const [before, after] = [placesOf(first), placesOf(second)]
  const paths = (doc: SiteDoc) => (doc.customPages ?? []).flatMap(({ path }) => path ?? [])
  const moved = reordered(before, after)
  const blocks = [...new Set([...before.keys(), ...after.keys()])].flatMap((name): Difference[] => {
    const [old, now] = [before.get(name), after.get(name)]
    const one = now ?? old
    if (one === undefined) return []
    const base = { block: one.block.kind, id: one.block.id, where: one.where, properties: [] }
    if (old === undefined) return [{ kind: 'added', ...base }]
    if (now === undefined) return [{ kind: 'removed', ...base }]
    const properties = propertiesOf(old.block, now.block)
    return [
      ...(moved.has(name) ? [{ kind: 'moved' as const, ...base }] : []),
      ...(properties.length > 0 ? [{ kind: 'changed' as const, ...base, properties }] : []),
    ]
  })
  const pages = [
    ...paths(second)
      .filter((path) => !paths(first).includes(path))
      .map((page) => ({ kind: 'page-added' as const, page })),
    ...paths(first)
      .filter((path) => !paths(second).includes(path))
      .map((page) => ({ kind: 'page-removed' as const, page })),
  ]
  return [...pages, ...blocks, ...settingsOf(settingsIn(first), settingsIn(second), '')]
}
