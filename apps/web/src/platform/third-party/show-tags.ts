/** One element of the head, without closing tag: name and attributes. */
export type HeadTag = readonly [name: 'meta' | 'link', attributes: Readonly<Record<string, string>>]

/** Marks the head elements that belong to the page shown and leave with it. */
export const HEAD_MARK = 'data-page'

/** Puts a page's tags into the head, in place of the last page's. */
export function showTags(tags: readonly HeadTag[]): void {
  for (const old of document.head.querySelectorAll(`[${HEAD_MARK}]`)) old.remove()
  for (const [name, attributes] of tags) {
    const element = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    element.setAttribute(HEAD_MARK, '')
    document.head.append(element)
  }
}
