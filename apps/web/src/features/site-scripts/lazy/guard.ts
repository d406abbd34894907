import { type AddressRules, isGuardedAddress } from '../../../navigation/index.ts'
import { currentAddress, documentPath, onAddressChange, reloadPage } from '../../../platform/page/location.ts'
import { hasSiteScripts } from '../../../platform/third-party/site-script.ts'

let isWatching = false

/** Whether this document began with a page whose policy keeps scripts of others out. */
export function isGuardedDocument(addresses: AddressRules): boolean {
  return isGuardedAddress(documentPath(), addresses)
}

/** From the first script of a provider on: a way to a page that it must not see is one into a new document, where it is not. */
export function guardPages(addresses: AddressRules): void {
  if (isWatching) return
  isWatching = true
  onAddressChange(() => {
    if (hasSiteScripts() && isGuardedAddress(currentAddress().pathname, addresses)) reloadPage()
  })
}
