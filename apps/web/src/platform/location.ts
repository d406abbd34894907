/** Where the page is. */
export function currentAddress(): Pick<Location, 'pathname' | 'search' | 'hash' | 'protocol' | 'host'> {
  return location
}

/** Loads another page of the site from the server. */
export function loadPage(address: string): void {
  location.assign(address)
}

/** Loads this page anew from the server. */
export function reloadPage(): void {
  location.reload()
}

/** Puts another address in place of the present one, without a load and without a step back. */
export function replaceAddress(address: string): void {
  history.replaceState(history.state, '', address)
}

/** Hears of every change of the address, by the router too. @returns stops hearing */
export function onAddressChange(listener: () => void): () => void {
  // The router announces its own changes by the last two.
  const changes = ['hashchange', 'popstate', 'pushState', 'replaceState']
  for (const event of changes) addEventListener(event, listener)
  return () => {
    for (const event of changes) removeEventListener(event, listener)
  }
}
