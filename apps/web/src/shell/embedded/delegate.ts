import type { Asked, DialogName } from '../../dialogs/index.ts'
import { parseAddress } from '../../navigation/index.ts'
import { onLinkPressed } from '../../platform/page/host.ts'
import { currentAddress, onAddressChange } from '../../platform/page/location.ts'
import type { AppServices } from '../app-services.ts'
import type { HostLink } from './host-link.ts'

/** What a host does in the player's place (EMBED-03). */
type Delegated = 'sign-in' | 'sign-up' | 'deposit'

const BY_DIALOG: Partial<Readonly<Record<DialogName, Delegated>>> = {
  'sign-in': 'sign-in',
  'sign-up': 'sign-up',
  'quick-deposit': 'deposit',
  'iframe-deposit': 'deposit',
}
const BY_PATH: Readonly<Record<string, Delegated>> = {
  '/users/sign-in': 'sign-in',
  '/users/sign-up': 'sign-up',
  '/profile/wallet/deposit': 'deposit',
}

/** What the host does of a path; undefined where it is a page of the frame. */
export function delegatedPath(path: string): Delegated | undefined {
  return Object.hasOwn(BY_PATH, path) ? BY_PATH[path] : undefined
}

export interface DelegateOptions {
  readonly send: HostLink['send']
  /** The session is over: another one is requested from the host before the player sees a dialog. */
  readonly onSessionExpired: () => void
  /** Leaves a page that the host has in the player's place. */
  readonly leave: () => void
}

/**
 * Hands sign-in, sign-up and deposit to the host, whether a dialog, a link or an address requests them. The slip stays,
 * for the player who signs in.
 */
export function delegateToHost(
  { dialogs, account, addresses }: Pick<AppServices, 'dialogs' | 'account' | 'addresses'>,
  { send, onSessionExpired, leave }: DelegateOptions,
): void {
  function hand(what: Delegated, amount: number | null, currency: string | null): void {
    const { auth } = account.store.get()
    if (what !== 'deposit') send(what, {})
    else if (auth.status === 'LOGGED_IN') send('deposit', { amount, currency: currency ?? auth.currency })
    // Who wants to deposit signs in first.
    else send('sign-in', {})
  }
  const ofAddress = (pathname: string) => delegatedPath(parseAddress(pathname, addresses)?.path ?? '')

  dialogs.divert(({ name, carries }: Asked) => {
    const what = BY_DIALOG[name]
    if (what === undefined) return false
    const { amount = null, currency = null, reason } = carries as Partial<Readonly<Record<string, never>>>
    if (reason === 'session_expired') onSessionExpired()
    else hand(what, amount, currency)
    return true
  })
  onLinkPressed((pathname) => {
    const what = ofAddress(pathname)
    if (what === undefined) return false
    hand(what, null, null)
    return true
  })
  function look(): void {
    const what = ofAddress(currentAddress().pathname)
    if (what === undefined) return
    leave()
    hand(what, null, null)
  }
  onAddressChange(look)
  look()
}
