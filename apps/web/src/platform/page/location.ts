import { isHistoryOfHost } from './place.ts'

/** Where the page is. */
export function currentAddress(): Pick<Location, 'pathname' | 'search' | 'hash' | 'protocol' | 'host'> {
  return location
}

/** Path of the page that this document was loaded as, before any later navigation. */
export function documentPath(): string {
  const [entry] = performance.getEntriesByType('navigation')
  return entry === undefined ? location.pathname : new URL(entry.name).pathname
}

/** Loads another page of the site from the server. */
export function loadPage(address: string): void {
  location[isHistoryOfHost() ? 'replace' : 'assign'](address)
}

/** Reloads this page from the server. */
export function reloadPage(): void {
  location.reload()
}

/** Puts another address in place of the present one, without a load and without a step back. */
export function replaceAddress(address: string): void {
  history.replaceState(history.state, '', address)
}

/** A parameter of the present address; null where it has none. */
export function readParameter(name: string): string | null {
  return new URLSearchParams(location.search).get(name)
}

/**
 * Sets a parameter of the present address, or removes it with null, without a load or a history entry; the others stay.
 */
export function writeParameter(name: string, value: string | null): void {
  const parameters = new URLSearchParams(location.search)
  if (value === null) parameters.delete(name)
  else parameters.set(name, value)
  replaceAddress(`${location.pathname}${parameters.size > 0 ? '?' : ''}${parameters}${location.hash}`)
}

/** Calls the listener for every change of the address, by the router too. @returns unsubscribes */
export function onAddressChange(listener: () => void): () => void {
  // The router announces its own changes by the last two.
  const changes = ['hashchange', 'popstate', 'pushState', 'replaceState']
  for (const event of changes) addEventListener(event, listener)
  return () => {
    for (const event of changes) removeEventListener(event, listener)
  }
}
