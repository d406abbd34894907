/** A tab that was opened before it is known where it leads. */
export interface OpenedAhead {
  /** Leads it there; where the browser let no tab be opened, this page goes. */
  lead(address: string): void
  close(): void
}

/** Opens a tab at once, while the browser still counts it as the user's own wish. */
export function openAhead(): OpenedAhead {
  const tab = window.open('about:blank', '_blank')
  // The page that opens is of another site and must not reach this one.
  if (tab !== null) tab.opener = null
  return {
    lead: (address) => (tab ?? window).location.assign(address),
    close: () => tab?.close(),
  }
}
