function isInWindow(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && bottom > 0 && top < innerHeight
}

/**
 * Values of an attribute on all elements in the window, looked up together: in long lists a look-up of one element goes
 * through thousands.
 * @param over the element whose visibility counts in place of the element's own
 */
export function valuesOnScreen(
  attribute: string,
  over?: (element: Element) => Element | null | undefined,
): ReadonlySet<string> {
  const values = new Set<string>()
  for (const element of document.querySelectorAll(`[${attribute}]`)) {
    if ([element, over?.(element)].some((box) => box && isInWindow(box)))
      values.add(element.getAttribute(attribute) ?? '')
  }
  return values
}

/** Whether the pointer or the focus is in an element that a selector finds. */
export function isInHand(selector: string): boolean {
  return document.querySelector(`${selector}:is(:hover,:focus-within)`) !== null
}
