/** The bar above the page that player protection requires; its value names the jurisdiction. */
export const PROTECTION_MARK = 'data-protection-mark'

export interface ShownMark {
  readonly jurisdiction: string
  readonly label: string
  readonly links: readonly { readonly href: string; readonly text: string }[]
  readonly played: string | null
}

/** Replaces the bar by that of another jurisdiction; a second call with the same one changes nothing. */
export function showProtectionMark(mark: ShownMark | null): void {
  const shown = document.querySelector(`[${PROTECTION_MARK}]`)
  if (shown?.getAttribute(PROTECTION_MARK) === mark?.jurisdiction) return
  shown?.remove()
  if (mark === null) return
  const place = document.createElement('nav')
  place.setAttribute(PROTECTION_MARK, mark.jurisdiction)
  place.setAttribute('aria-label', mark.label)
  if (mark.played !== null) {
    const time = document.createElement('span')
    time.hidden = true
    const value = document.createElement('b')
    value.dataset.timePlayed = ''
    time.append(`${mark.played} `, value)
    place.append(time)
  }
  for (const { href, text } of mark.links) {
    const link = document.createElement('a')
    link.href = href
    link.textContent = text
    place.append(link)
  }
  document.body.prepend(place)
}
