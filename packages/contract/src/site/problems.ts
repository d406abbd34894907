/** Which rule of site files was broken; `message` describes it in English with the particulars. */
export const SITE_RULES = [
  'unknown',
  'missing',
  'type',
  'small',
  'large',
  'format',
  'option',
  'link',
  'markup',
  'address',
  'placement',
  'repeated',
  'reserved',
  'host',
  'contrast',
  'circle',
  'parent',
  'platform',
  'file',
] as const
export type SiteRule = (typeof SITE_RULES)[number]

/** A fault of a site file. */
export interface SiteProblem {
  /** Where, e.g. `pages.home.placements.content.hero.props.limit`. */
  readonly path: string
  /** The fault, and what to do. */
  readonly message: string
  /** The whole file is refused for it; otherwise the part alone is left out. */
  readonly refused: boolean
  readonly rule: SiteRule
}

/** The place of a problem by the names on its path: positions in lists mean little to people. */
export function pathOf(root: unknown, path: readonly PropertyKey[]): string {
  let at: unknown = root
  const names = path.map((key) => {
    at = typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined
    const { id, path: address } = (typeof key === 'number' && typeof at === 'object' && at !== null ? at : {}) as {
      readonly id?: unknown
      readonly path?: unknown
    }
    const name = id ?? address
    return typeof name === 'string' ? name.slice(0, 80) : String(key)
  })
  return names.join('.')
}
