import { type AddressRules, isGuardedAddress } from '../../../navigation/index.ts'
import { currentAddress, documentPath, onAddressChange, reloadPage } from '../../../platform/page/location.ts'
import { hasSiteScripts } from '../../../platform/third-party/site-script.ts'

let isWatching = false

/** Whether this document began with a page whose policy keeps scripts of others out. */
export function isGuardedDocument(addresses: AddressRules): boolean {
  return isGuardedAddress(documentPath(), addresses)
}

/** From the first script of a provider on, a link to a guarded page loads a new document, which has no such script. */
export function guardPages(addresses: AddressRules): void {
  if (isWatching) return
  isWatching = true
  onAddressChange(() => {
    if (hasSiteScripts() && isGuardedAddress(currentAddress().pathname, addresses)) reloadPage()
  })
}
