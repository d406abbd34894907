/** Sets the theme of the page; null leaves it to the device. */
export function showTheme(theme: 'dark' | 'light' | null): void {
  if (theme) document.documentElement.dataset.theme = theme
  else delete document.documentElement.dataset.theme
}

/** Sets how high the rows of lists are. */
export function showDensity(density: 'comfortable' | 'compact'): void {
  document.documentElement.dataset.density = density
}

/** Moves the keyboard to the start of new content, so that a reader continues there. */
export function focusElement(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true })
}

/** What the tab is called. */
export function showTitle(title: string): void {
  document.title = title
}

/** Marks the style sheets of the site and of the page shown. */
export const LOOKS_MARK = 'data-looks'

/**
 * Replaces the style sheets of the site; the old ones are removed when the new ones have loaded, so that nothing
 * flashes.
 */
export function showLooks(hrefs: readonly string[]): void {
  const shown = [...document.head.querySelectorAll<HTMLLinkElement>(`link[${LOOKS_MARK}]`)]
  const old = shown.filter((link) => !hrefs.includes(link.getAttribute('href') ?? ''))
  const missing = hrefs.filter((href) => !shown.some((link) => link.getAttribute('href') === href))
  const drop = () => {
    for (const link of old) link.remove()
  }
  if (missing.length === 0) drop()
  for (const href of missing) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.setAttribute(LOOKS_MARK, '')
    link.onload = drop
    document.head.append(link)
  }
}

/** What the application is rendered into; null on a page that is not one of its own. */
export function appRoot(): HTMLElement | null {
  return document.getElementById('app')
}
