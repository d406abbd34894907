import type { IncomingMessage } from 'node:http'
import { isOwnMachine, type TrustedProxies, trustOf, visitorAddress } from '../http/edge/index.ts'
import { addressKey } from '../kernel/address-key.ts'

/**
 * Realtime connections of one network address: an office behind one address, several pages each; of IPv6 one network of
 * a customer.
 */
export const ADDRESS_SOCKETS = 50
/** Realtime connections of one player, over all devices. */
export const PLAYER_SOCKETS = 10

/**
 * The address a realtime connection counts for. This machine itself is not counted: a proxy on it that is not named as
 * trusted would be one address for all visitors.
 */
export function socketAddress(proxies: TrustedProxies): (request: IncomingMessage) => string | null {
  const trust = trustOf(proxies)
  return (request) => {
    const address = visitorAddress(request, trust)
    return address === '' || isOwnMachine(address) ? null : addressKey(address)
  }
}
