import { ICON_PATHS, type IconName } from './paths.ts'

const NAMES: Readonly<Record<string, string>> = ICON_PATHS

/** Whether the product has an icon of this name. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(ICON_PATHS, name)
}

/**
 * Draws icons otherwise from now on: those that come later by themselves, and those that are on the page at once.
 * @param own path data by name
 */
export function drawIconsAs(own: ReadonlyMap<IconName, string>, page: ParentNode): void {
  const byDrawing = new Map([...own].map(([name, path]) => [NAMES[name], path]))
  Object.assign(ICON_PATHS, Object.fromEntries(own))
  for (const path of page.querySelectorAll('svg[aria-hidden="true"] > path')) {
    const next = byDrawing.get(path.getAttribute('d') ?? '')
    if (next !== undefined) path.setAttribute('d', next)
  }
}
