/** Scrolls a row sideways until the first element found in it is in its middle; the page itself does not scroll. */
export function bringIntoRow(row: HTMLElement | null, selector: string): void {
  const wanted = row?.querySelector(selector)?.getBoundingClientRect()
  if (!row || !wanted) return
  const { left, width } = row.getBoundingClientRect()
  row.scrollBy({ left: wanted.left + wanted.width / 2 - left - width / 2, behavior: 'instant' })
}
