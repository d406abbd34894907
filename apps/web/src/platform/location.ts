/** Where the page is. */
export function currentAddress(): Pick<Location, 'pathname' | 'search' | 'hash' | 'protocol' | 'host'> {
  return location
}

/** Loads another page of the site from the server. */
export function loadPage(address: string): void {
  location.assign(address)
}
