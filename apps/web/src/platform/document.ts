/** Sets the theme of the page; null leaves it to the device. */
export function showTheme(theme: 'dark' | 'light' | null): void {
  if (theme) document.documentElement.dataset.theme = theme
  else delete document.documentElement.dataset.theme
}

/** Moves the keyboard to the start of new content, so that a reader continues there. */
export function focusElement(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true })
}

/** Marks the head elements that belong to the page shown and leave with it. */
export const HEAD_MARK = 'data-page'

/** Puts a page's title and tags into the head, in place of the last page's. */
export function showHead(
  title: string,
  tags: readonly (readonly [name: string, attributes: Readonly<Record<string, string>>])[],
): void {
  document.title = title
  for (const old of document.head.querySelectorAll(`[${HEAD_MARK}]`)) old.remove()
  for (const [name, attributes] of tags) {
    const element = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    element.setAttribute(HEAD_MARK, '')
    document.head.append(element)
  }
}
